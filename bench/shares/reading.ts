import { interviewInfo } from '../../features/candidates/interviews/contract.ts'
import { aiReportData } from '../../features/findings/analysis/contract/calls.ts'
import type { Bench } from '../server.ts'
import type { Row } from '../table.ts'
import { share, visit } from './making.ts'
import { quantile, rowOf, timeOf } from './times.ts'

const reads = 400

async function readReport(url: string, token: string, interviewId: string): Promise<number> {
  let bytes = 0
  for (const { path, body } of [
    { path: interviewInfo.path, body: `userId=${interviewId}` },
    { path: aiReportData.path, body: `interviewId=${interviewId}` },
  ]) {
    const headers = { token, lang: 'en', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(url + path, { method: 'POST', headers, body })
    const text = await answer.text()
    if (!text.startsWith('{"code":0')) throw new Error(`${path}: ${text.slice(0, 300)}`)
    bytes += text.length
  }
  return bytes
}

/** A whole report, read in turn by a signed-in account and through a grant, so that both run under the same load. */
export async function benchReading(bench: Bench, urls: Readonly<Record<string, string>>): Promise<Row[]> {
  const { token, interviewId } = bench
  const visitor = await visit(bench, await share(bench, true))
  const rows: Row[] = []
  for (const [name, url] of Object.entries(urls)) {
    const signedIn: number[] = []
    const granted: number[] = []
    let sizes = ''
    for (let turn = 0; turn < 1.25 * reads; turn += 1) {
      const times: [number[], string][] = [
        [signedIn, token],
        [granted, visitor],
      ]
      const bytes: number[] = []
      for (const [into, by] of turn % 2 ? times : times.toReversed()) {
        const ms = await timeOf(async () => bytes.push(await readReport(url, by, interviewId)))
        // The first fifth is warm-up.
        if (turn >= 0.25 * reads) into.push(ms)
      }
      sizes = bytes.map((each) => Math.round(each / 1024)).join(' and ')
    }
    const value = quantile(granted, 0.5) / quantile(signedIn, 0.5)
    rows.push(rowOf(`${name}, signed in (${sizes} kB)`, signedIn))
    rows.push(rowOf(`${name}, through a grant`, granted, { value, aim: '≤ 1.10' }))
  }
  return rows
}
