import { aiReportData } from '../features/analysis/contract/calls.ts'
import { interviewInfo } from '../features/interviews/contract.ts'
import { positionScores } from '../features/scores/contract.ts'
import { seedInterviews } from './report-read-seed.ts'
import type { Bench } from './server.ts'
import type { Row } from './table.ts'

const [few, many] = [1_000, 100_000]
const reads = 600

interface Read {
  method: 'GET' | 'POST'
  url: string
  payload?: string
}

const report = (id: string): Read[] => [
  { method: 'POST', url: interviewInfo.path, payload: `userId=${id}` },
  { method: 'POST', url: aiReportData.path, payload: `interviewId=${id}` },
]
const standing = (id: string): Read[] => [{ method: 'GET', url: `${positionScores.path}?interviewId=${id}` }]

/** Reads one interview after another, each time another one, and gives how long each took (milliseconds, in order). */
async function timesOf({ app, token }: Bench, ids: readonly string[], readsOf: (id: string) => Read[]) {
  const headers = { token, lang: 'en', 'content-type': 'application/x-www-form-urlencoded' }
  const times: number[] = []
  for (let read = 0; read < reads; read += 1) {
    const began = performance.now()
    for (const request of readsOf(ids[read % ids.length] ?? '')) {
      const answer = await app.inject({ ...request, headers })
      if (!answer.body.startsWith('{"code":0'))
        throw new Error(`${request.url}: ${answer.body.slice(0, 200)}`)
    }
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)
}

async function measure(bench: Bench, name: string, readsOf: (id: string) => Read[]): Promise<Row> {
  const ids = await bench.db
    .selectFrom('interview')
    .where('externalId', 'like', 'seed-%')
    .orderBy(({ fn }) => fn('random'))
    .limit(reads)
    .select('id')
    .execute()
  const places = ids.map(({ id }) => id)
  await timesOf(bench, places, readsOf)
  const times = await timesOf(bench, places, readsOf)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const total = times.reduce((sum, time) => sum + time, 0)
  return { name, perSecond: (1000 * times.length) / total, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** Whether a report takes longer to read among 100,000 interviews than among 1,000; the same for a standing. */
export async function benchReportGrowth(bench: Bench): Promise<Row[]> {
  const kinds = [
    { name: 'report, one at a time', readsOf: report },
    { name: 'standing in a position of 1,000', readsOf: standing },
  ]
  const small: Row[] = []
  const large: Row[] = []
  await seedInterviews(bench, few)
  for (const { name, readsOf } of kinds) small.push(await measure(bench, `${name}, of ${few}`, readsOf))
  await seedInterviews(bench, many)
  for (const { name, readsOf } of kinds) large.push(await measure(bench, `${name}, of ${many}`, readsOf))
  return small.flatMap((before, index) => {
    const after = large[index]
    return after
      ? [before, { ...after, ratio: { value: after.p50Ms / before.p50Ms, aim: '< 1.2' } }]
      : [before]
  })
}
