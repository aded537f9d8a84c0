import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeSampleReport } from './sample-report.ts'

const demo = resolve(import.meta.dirname, '../../demo/hailan')
const read = async (file: string) => JSON.parse(await readFile(join(demo, file), 'utf8'))

async function aReport() {
  const media: string[] = []
  const report = await makeSampleReport(
    await read('su-qinglan-backend/bundle.json'),
    await read('company.json'),
    async (path) => {
      media.push(path)
      return `/assets/${media.length}`
    },
  )
  return { report, media }
}

test('the live report of home holds the interview and its evidence, and nothing that tells of the person', async () => {
  const { report } = await aReport()
  const { interviewResult, answerResult } = report.interview
  expect(answerResult.length).toBeGreaterThan(4)
  expect(report.analysis.evidence.length).toBeGreaterThan(10)
  expect(interviewResult).toMatchObject({ phone: null, email: null, age: null, referee: null, url: null })
  expect(JSON.stringify(report)).not.toMatch(/13800000001|su\.qinglan@|杭州|周凯文/)
})

test('the live report is as a company under European law sees it: nothing in it was found in a face', async () => {
  const { report } = await aReport()
  expect(report.analysis.shown.visualAnalysis).toBe(false)
  expect(JSON.stringify(report)).not.toMatch(/emotion|emtion|beauty|apperence/i)
})

test('every recording of the live report is a file of the site, and no other media of the bundle is', async () => {
  const { report, media } = await aReport()
  const addresses = report.interview.answerResult.flatMap(({ video_url }) =>
    video_url.flatMap(({ video_url, video_url_mp4, video_screenshot_url }) => [
      video_url,
      video_url_mp4,
      video_screenshot_url,
    ]),
  )
  for (const address of addresses) expect(address).toMatch(/^\/assets\/\d+$/)
  expect(media.length).toBe(addresses.length)
  for (const path of media) expect(path).toMatch(/hl-su-l6-q/)
})
