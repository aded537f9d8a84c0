import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { readAnswer } from '@candor/call/client/read-answer'
import { chromium } from '@playwright/test'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { interviewInfo } from '../../features/candidates/interviews/contract.ts'
import { startDrop } from '../../features/candidates/resume-drop/contract.ts'
import { aiReportData } from '../../features/findings/analysis/contract/calls.ts'
import { findChromium } from '../../tools/test/chromium.ts'
import { inventedPerson } from '../resume-reading/invented.ts'
import { printedTemplates } from '../resume-reading/practice/printed.ts'
import { openBench } from '../server.ts'
import type { Drop, Dropped } from './dropping.ts'

const count = Number(process.env.DROP_FILES ?? 200)
const distinct = Math.min(count, 24)
const quietMs = 10_000

/** Prints resumes of invented persons. The rest of the drop has the same pages with other bytes at their ends. */
async function printResumes(): Promise<Buffer[]> {
  const { path, fault } = await findChromium(repositoryRoot)
  if (!path) throw new Error(fault)
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  const printed: Buffer[] = []
  for (let index = 0; printed.length < distinct; index += 1) {
    const template = printedTemplates[index % printedTemplates.length]
    const lang = template?.langs[index % template.langs.length]
    const written = template && lang && (await template.write(inventedPerson(lang, index)))
    if (written?.kind !== 'print') continue
    await page.setContent(written.html)
    printed.push(await page.pdf({ format: 'A4', printBackground: true }))
  }
  await browser.close()
  return Array.from({ length: count }, (_, index) =>
    Buffer.concat([printed[index % distinct] ?? Buffer.alloc(0), Buffer.from(`\n% ${index}\n`)]),
  )
}

const resumes = await printResumes()
const bench = await openBench()
const address = await bench.listen()
const { token, interviewId, db } = bench
const headers = { token, lang: 'en' }

async function readReport(): Promise<void> {
  const form = 'application/x-www-form-urlencoded'
  for (const [path, body] of [
    [interviewInfo.path, `userId=${interviewId}`],
    [aiReportData.path, `interviewId=${interviewId}`],
  ] as const) {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': form },
      body,
    })
    if (!(await answer.text()).startsWith('{"code":0,')) throw new Error(`${path} was refused`)
  }
}

/** Reads a report again and again until `isOver`. Returns the times of the reads in milliseconds. */
async function readReports(isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await readReport()
    times.push(performance.now() - began)
    await pause(40)
  }
  return times
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

const { id: positionId } = await db.selectFrom('position').select('id').executeTakeFirstOrThrow()
const started = await fetch(address + startDrop.path, {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ positionId, source: 'bench' }),
})
const { dropId } = readAnswer(startDrop, await started.json()).data

try {
  await readReports(() => performance.now() > 3_000)
  const quietEnd = performance.now() + quietMs
  const quiet = await readReports(() => performance.now() > quietEnd)
  let isOver = false
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const reading = readReports(() => isOver)
  const drop: Drop = { address, headers, dropId, resumes }
  const browser = new Worker(new URL('./dropping.ts', import.meta.url), { workerData: drop })
  const [dropped]: Dropped[] = await once(browser, 'message')
  if (!dropped) throw new Error('the drop ended without its times')
  const { first, all, unread } = dropped
  isOver = true
  const busy = await reading
  delay.disable()
  const ratio = p95(busy) / p95(quiet)
  const say = (name: string, value: string, aim: string) =>
    process.stdout.write(`${name.padEnd(44)}${value.padStart(12)}   aim ${aim}\n`)
  say(`first of ${count} resumes to confirm`, `${(first / 1000).toFixed(1)} s`, '≤ 3 s')
  say('all resumes read', `${(all / 1000).toFixed(1)} s`, '≤ 120 s')
  say('resumes that could not be read', String(unread), '0')
  say('p95 of a report read, quiet', `${p95(quiet).toFixed(1)} ms`, '-')
  say(
    'p95 of a report read, beside the drop',
    `${p95(busy).toFixed(1)} ms`,
    `≤ 1.5 × quiet (${ratio.toFixed(2)} ×)`,
  )
  say('longest block of the server', `${(delay.max / 1e6).toFixed(0)} ms`, '≤ 200 ms')
} finally {
  await bench.close()
}
