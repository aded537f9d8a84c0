import { batch } from '@candor/call/batch'
import { readAnswer } from '@candor/call/client/read-answer'
import { firstScreen } from '../features/report/report/rules/first-screen-under-test.ts'
import { type Asked, measureLoad } from './load.ts'
import type { Bench } from './server.ts'
import type { Row } from './table.ts'

const type = 'application/json'

/** Requests the first screen like the page does; returns the body and the etag of each reply. */
async function ask(
  { app, token }: Bench,
  { path, body = '' }: Asked,
): Promise<{ bytes: Buffer; etags: string[] }> {
  const headers = { token, lang: 'en', 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: path, headers, payload: body })
  const list = readAnswer(batch, answer.json()).data
  const faults = list.filter(({ code }) => code !== 0)
  if (faults.length > 0) throw new Error(`${path}: ${JSON.stringify(faults)}`)
  return { bytes: answer.rawPayload, etags: list.map(({ etag = '' }) => etag) }
}

/** The request that the page sends for the first screen of a report, with the etags of its cached replies. */
export function firstScreenBatch(
  of: Parameters<typeof firstScreen>[0],
  etags: readonly string[] = [],
): Asked {
  const calls = firstScreen(of).map(([{ path, method }, input], index) => ({
    path,
    method,
    input,
    etag: etags[index] ?? '',
  }))
  return { path: batch.path, type, body: JSON.stringify({ calls }) }
}

/**
 * The first screen of a report: each call alone, all calls in the page's batch, and that batch compared with the same
 * bytes from memory. Replies that are not cached are measured on a server without a cache.
 */
export async function benchReportOpen(bench: Bench): Promise<Row[]> {
  const { listen, listenForgetful, inMemory, token, interviewId, db } = bench
  const { candidateId } = await db
    .selectFrom('interview')
    .where('id', '=', interviewId)
    .select('candidateId')
    .executeTakeFirstOrThrow()
  const of = { interviewId, candidateId }
  const calls = firstScreen(of)
  const alone = calls.map(
    ([{ path, method }, input]): Asked =>
      method === 'GET'
        ? { path: `${path}?${new URLSearchParams(input)}` }
        : { path, type, body: JSON.stringify(input) },
  )
  const first = firstScreenBatch(of)
  const { bytes, etags } = await ask(bench, first)
  inMemory.set('first-screen', bytes)
  const memory = { path: '/memory/first-screen', type, body: first.body ?? '' }

  const url = await listen()
  const forgetful = await listenForgetful()
  const opened = async (name: string, at: string, requests: readonly Asked[]): Promise<Row> => {
    const row = await measureLoad(name, at, token, requests)
    return { ...row, perSecond: row.perSecond / requests.length }
  }
  const kilobytes = Math.round(bytes.length / 1024)
  const many = await opened(`report opened for the first time by ${calls.length} calls`, forgetful, alone)
  const anew = await opened('report opened for the first time by one read', forgetful, [first])
  const kept = await opened(`report opened by ${calls.length} calls`, url, alone)
  const one = await opened('report opened by one read', url, [first])
  const still = await opened(`the same bytes from memory (${kilobytes} kB)`, url, [memory])
  const same = await opened('report opened that is the same', url, [firstScreenBatch(of, etags)])
  const ratio = (row: Row, to: Row, aim: string): Row => ({
    ...row,
    ratio: { value: row.perSecond / to.perSecond, aim },
  })
  return [
    many,
    ratio(anew, many, 'none'),
    ratio(kept, many, 'none'),
    ratio(one, many, '≥ 8'),
    still,
    { ...ratio(one, still, '≥ 0.25'), name: 'the one read against memory' },
    ratio(same, many, 'none'),
  ]
}
