import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { interviewInfo } from '../features/candidates/interviews/contract.ts'
import { aiReportData } from '../features/findings/analysis/contract/calls.ts'
import { type Asked, measureLoad } from './load.ts'
import type { Bench } from './server.ts'
import type { Row } from './table.ts'

/** A whole report (interview and analysis), compared with the same bytes as static files of the same server. */
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
    if (!answer.body.startsWith('{"code":0,')) throw new Error(`${path}: ${answer.body}`)
    await writeFile(join(stillDir, `${index}.json`), answer.body)
    still.push({ path: `/bench/${index}.json` })
    bytes += answer.body.length
  }
  const url = await listen()
  const fixed = await measureLoad('the same bytes as files', url, token, still)
  const report = await measureLoad('whole report read', url, token, calls)
  return [
    { ...fixed, name: `${fixed.name} (${Math.round(bytes / 1024)} kB a report)` },
    { ...report, ratio: { value: report.perSecond / fixed.perSecond, aim: '≥ 0.25' } },
  ]
}
