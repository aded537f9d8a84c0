import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { aiReportData } from '../features/analysis/contract/calls.ts'
import { interviewInfo } from '../features/interviews/contract.ts'
import type { Bench } from './server.ts'
import type { Row } from './table.ts'

const seconds = 8
const connections = 8

interface Asked {
  path: string
  body?: string
}

async function measure(name: string, url: string, token: string, asked: readonly Asked[]): Promise<Row> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
    requests: asked.map(({ path, body }) => ({
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: { token, lang: 'en', 'content-type': 'application/x-www-form-urlencoded' },
      ...(body === undefined ? {} : { body }),
    })),
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} failed`)
  return {
    name,
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}

/** A whole report (interview and analysis) against the same bytes served as they are by the same server. */
export async function benchReportRead({ app, listen, stillDir, token, interviewId }: Bench): Promise<Row[]> {
  const calls: Asked[] = [
    { path: interviewInfo.path, body: `userId=${interviewId}` },
    { path: aiReportData.path, body: `interviewId=${interviewId}` },
  ]
  const still: Asked[] = []
  let bytes = 0
  for (const [index, { path, body }] of calls.entries()) {
    const headers = { token, lang: 'en', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url: path, headers, payload: body ?? '' })
    if (answer.json().code !== 0) throw new Error(`${path}: ${answer.body}`)
    await writeFile(join(stillDir, `${index}.json`), answer.body)
    still.push({ path: `/bench/${index}.json` })
    bytes += answer.body.length
  }
  const url = await listen()
  const fixed = await measure('the same bytes as files', url, token, still)
  const report = await measure('whole report read', url, token, calls)
  return [
    { ...fixed, name: `${fixed.name} (${Math.round(bytes / 1024)} kB a report)` },
    { ...report, ratio: { value: report.perSecond / fixed.perSecond, aim: '≥ 0.25' } },
  ]
}
