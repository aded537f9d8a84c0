import { join } from 'node:path'
import type { AnyCall } from '@candor/call/define'
import { listCalls } from '@candor/testkit/calls'
import { interviewInfo } from '../features/candidates/interviews/contract.ts'
import { aiReportData } from '../features/findings/analysis/contract/calls.ts'
import { remarkMode } from '../features/tabs/report-remarks/contract.ts'
import { type Bench, openBench } from './server.ts'
import type { Row } from './table.ts'

const reads = 300

/** The inputs of all calls of a report; each call uses those it knows. */
type Ids = Readonly<Record<string, string>>

async function listReports({ db }: Bench): Promise<Ids[]> {
  const rows = await db
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidateId')
    .select([
      'interview.id as interviewId',
      'candidate.id as candidateId',
      'candidate.companyId',
      'candidate.positionId',
    ])
    .execute()
  return rows.map(({ interviewId, candidateId, companyId, positionId }) => ({
    interviewId,
    userId: interviewId,
    jobseekerChannelId: candidateId,
    jobSeekerChannelId: candidateId,
    id: candidateId,
    companyId,
    positionId,
    estimateMode: String(remarkMode),
  }))
}

/** The envelope of a reply, or null if the call is refused. */
async function read({ app, token }: Bench, { method, path }: AnyCall, ids: Ids): Promise<string | null> {
  const sent = new URLSearchParams(ids).toString()
  const headers = { token, lang: 'en', 'content-type': 'application/x-www-form-urlencoded' }
  const answer =
    method === 'GET'
      ? await app.inject({ method, url: `${path}?${sent}`, headers })
      : await app.inject({ method, url: path, headers, payload: sent })
  return answer.body.startsWith('{"code":0') ? answer.body : null
}

interface Read {
  readonly calls: readonly AnyCall[]
  readonly ids: Ids
  readonly bytes: number
}

/** The report with the longest reply to a call; null if the call is refused for every report. */
async function longestRead(bench: Bench, call: AnyCall, reports: readonly Ids[]): Promise<Read | null> {
  let longest: Read | null = null
  for (const ids of reports) {
    const body = await read(bench, call, ids)
    const bytes = body === null ? 0 : Buffer.byteLength(body)
    if (bytes > (longest?.bytes ?? 0)) longest = { calls: [call], ids, bytes }
  }
  return longest
}

async function measure(bench: Bench, name: string, { calls, ids, bytes }: Read): Promise<Row> {
  const times: number[] = []
  // The first half is warm-up.
  for (let turn = 0; turn < 2 * reads; turn += 1) {
    const began = performance.now()
    for (const call of calls) await read(bench, call, ids)
    if (turn >= reads) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const total = times.reduce((sum, time) => sum + time, 0)
  const size = (bytes / 1024).toFixed(1)
  return {
    name: `${name} (${size} kB)`,
    perSecond: (1000 * times.length) / total,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }
}

/**
 * Each call of a tab, one at a time, for the demo candidate with the longest reply, compared with a whole report of the
 * same company.
 */
export async function benchTabReads(): Promise<Row[]> {
  const bench = await openBench({
    webRoot: null,
    writeCompany: async (_folder, demo) => join(demo, 'hailan'),
    reader: { email: 'hr@hailan.example', password: 'candor-demo' },
  })
  try {
    const reports = await listReports(bench)
    const longest = await longestRead(bench, aiReportData, reports)
    if (!longest) throw new Error('no demo report can be read')
    const whole = await measure(bench, 'demo report, one at a time', {
      ...longest,
      calls: [interviewInfo, aiReportData],
    })
    const rows = [whole]
    const calls = (await listCalls()).filter(
      ({ access, feature }) =>
        typeof access === 'object' && 'report' in access && !access.act && feature.startsWith('report-'),
    )
    for (const call of calls) {
      const found = await longestRead(bench, call, reports)
      if (!found) throw new Error(`${call.path}: no demo report answers it`)
      const row = await measure(bench, `${call.feature} ${call.path.split('/').at(-1)}`, found)
      rows.push({ ...row, ratio: { value: row.perSecond / whole.perSecond, aim: '≥ 1' } })
    }
    return rows
  } finally {
    await bench.close()
  }
}
