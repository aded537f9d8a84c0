import type { Locale } from '@candor/messages/locale'
import { interviewInfo } from '../features/candidates/interviews/contract.ts'
import { positionScores } from '../features/candidates/scores/contract.ts'
import { aiReportData } from '../features/findings/analysis/contract/calls.ts'
import type { Asked } from './load.ts'
import { firstScreenBatch } from './report-open.ts'
import { seedInterviews } from './report-read-seed.ts'
import type { Bench } from './server.ts'
import type { Row } from './table.ts'

const few = 1_000
const many = 100_000
const reads = 600

type Ids = Parameters<typeof firstScreenBatch>[0]

const report = ({ interviewId }: Ids): Asked[] => [
  { path: interviewInfo.path, body: `userId=${interviewId}` },
  { path: aiReportData.path, body: `interviewId=${interviewId}` },
]
const standing = ({ interviewId }: Ids): Asked[] => [
  { path: `${positionScores.path}?interviewId=${interviewId}` },
]
/** The requests of the page to preload a neighbour. */
const neighbour = (of: Ids): Asked[] => [firstScreenBatch(of)]

/** Reads different interviews one after another; returns the time of each (milliseconds, sorted). */
async function timesOf(
  { app, token }: Bench,
  places: readonly Ids[],
  readsOf: (of: Ids) => Asked[],
  lang: Locale,
) {
  const times: number[] = []
  for (const place of places) {
    const began = performance.now()
    for (const { path: url, body, type = 'application/x-www-form-urlencoded' } of readsOf(place)) {
      const headers = { token, lang, 'content-type': type }
      const answer = await app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url,
        headers,
        payload: body,
      })
      // A successful batch may contain a refused call.
      if (!answer.body.startsWith('{"code":0') || /"code":1\d{3},/.test(answer.body))
        throw new Error(`${url}: ${answer.body.slice(0, 200)}`)
    }
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)
}

async function measure(bench: Bench, name: string, readsOf: (of: Ids) => Asked[]): Promise<Row> {
  const places = await bench.db
    .selectFrom('interview')
    .where('externalId', 'like', 'seed-%')
    .orderBy(({ fn }) => fn('random'))
    .limit(reads)
    .select(['id as interviewId', 'candidateId'])
    .execute()
  // First in another language, as a reply for the same language would come from the cache.
  await timesOf(bench, places, readsOf, 'cn')
  const times = await timesOf(bench, places, readsOf, 'en')
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const total = times.reduce((sum, time) => sum + time, 0)
  return { name, perSecond: (1000 * times.length) / total, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/**
 * Compares reading a report among 100,000 interviews with reading it among 1,000; also for a neighbour and a standing.
 */
export async function benchReportGrowth(bench: Bench): Promise<Row[]> {
  const kinds = [
    { name: 'report, one at a time', readsOf: report },
    { name: 'prefetch of a neighbour', readsOf: neighbour },
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
