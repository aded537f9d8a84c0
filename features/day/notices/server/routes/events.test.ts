import { anAccount, anInterview } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listenTo } from '../../../../report/report/server/routes/stream-under-test.ts'
import { newsEvents } from '../../contract.ts'
import { toldUnderTest } from './told-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const aTold = toldUnderTest(server)
let address = ''

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(() => void vi.useRealTimers())

const open = (token: string, { follow, lastSeen }: { follow?: string; lastSeen?: string } = {}) =>
  fetch(`${address}${newsEvents.path}${follow === undefined ? '' : `?follow=${follow}`}`, {
    headers: { token, lang: 'en', ...(lastSeen ? { 'last-event-id': lastSeen } : {}) },
  })

/** Opens a stream without a heartbeat, at which the server would look by itself. */
async function openWithoutBeat(...given: Parameters<typeof open>) {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const stream = listenTo(await open(...given))
  await stream.until(': open')
  vi.useRealTimers()
  return stream
}

/** Does something while the database sends no news of stored notices. */
async function withoutTriggers(work: () => Promise<void>) {
  const { db } = server.services
  await sql`alter table notice disable trigger user`.execute(db)
  try {
    await work()
  } finally {
    await sql`alter table notice enable trigger user`.execute(db)
  }
}

test('a stream says how many are new, and then each change at once, without content', async () => {
  const { reader, tell } = await aTold()
  const stream = await openWithoutBeat(reader.token)
  await stream.until('"unread":0')
  await tell('asked', { variant: 'one', thingId: 'a' })
  const text = await stream.until('"unread":1')
  expect(text).not.toContain('林晓彤')
  expect(text).not.toContain('沈知行')
  await stream.leave()
})

test('a stream that comes back with the version that it has seen is told nothing twice', async () => {
  const { reader, tell } = await aTold()
  const first = await openWithoutBeat(reader.token)
  const seen = /id: (\d+)/.exec(await first.until('id: '))?.[1] ?? ''
  await first.leave()
  const same = await openWithoutBeat(reader.token, { lastSeen: seen })
  expect(await same.until(': open')).not.toContain('event:')
  await same.leave()
  await tell('asked', { thingId: 'a' })
  const later = await openWithoutBeat(reader.token, { lastSeen: seen })
  await later.until('"unread":1')
  await later.leave()
})

test('a lost notice of the database is made up for when the listening connection is back', async () => {
  const { reader, tell } = await aTold()
  const stream = await openWithoutBeat(reader.token)
  await stream.until('"unread":0')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(server.services.db)
  await tell('asked', { thingId: 'a' })
  await stream.until('"unread":1')
  await stream.leave()
})

test('a notice whose news is lost for a minute is told at the next heartbeat', async () => {
  const { reader, tell } = await aTold()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = listenTo(await open(reader.token))
  await stream.until('"unread":0')
  // Without the triggers no news of the database comes.
  await withoutTriggers(async () => {
    await tell('asked', { thingId: 'a' })
  })
  vi.advanceTimersByTime(60_000)
  await stream.until('"unread":1')
  await stream.leave()
})

test('the stream ends with the session', async () => {
  const { reader, tell } = await aTold()
  const stream = await openWithoutBeat(reader.token)
  await server.services.db
    .updateTable('session')
    .set({ endedAt: server.clock.now() })
    .where('accountId', '=', reader.accountId)
    .execute()
  await tell('asked', { thingId: 'a' })
  expect(await stream.rest()).not.toContain('"unread":1')
})

test('an open report gets the versions of its parts by the same stream', async () => {
  const { services } = server
  const { companyId, token } = await anAccount(services)
  const bundle = aBundle()
  const bringIn = (parts: object) =>
    importer.importFiles(
      {
        'bundle.json': {
          ...bundle,
          interviews: [bundledInterview({ externalId: bundle.externalId, ...parts })],
        },
      },
      companyId,
    )
  await bringIn({ answers: [] })
  const { id } = await services.db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  const stream = await openWithoutBeat(token, { follow: id })
  await stream.until(`"interviewId":"${id}"`)
  await bringIn({ answers: [], aiData: { aiAllScore: 4.2, l2ReportInfo: { l2status: 0 } } })
  await stream.until('"part":"aiData","version":2')
  await stream.leave()
})

test('a report that the reader may not read has no parts, before and after the right is taken away', async () => {
  const { services } = server
  const { companyId, candidateId, interviewId } = await anInterview(services)
  const { token, accountId } = await anAccount(services, { companyId, userType: 'interviewer' })
  const stranger = listenTo(await open(token, { follow: interviewId }))
  await stranger.until(`{"interviewId":"${interviewId}","parts":null}`)
  await stranger.leave()
  await aRecommendation(services, { companyId, candidateId, toAccountId: accountId })
  const stream = listenTo(await open(token, { follow: `${interviewId},no-id,${interviewId}` }))
  await stream.until(`{"interviewId":"${interviewId}","parts":[]}`)
  await stream.leave()
})

test('thousands of streams of one account are refused, and those of others open', async () => {
  const { reader, colleague } = await aTold()
  const streams = await Promise.all(Array.from({ length: 60 }, () => open(reader.token)))
  const isStream = (response: Response) =>
    response.headers.get('content-type')?.startsWith('text/event-stream')
  const opened = streams.filter(isStream)
  expect(opened).toHaveLength(20)
  const other = await open(colleague.token)
  expect(isStream(other)).toBe(true)
  await Promise.all([...opened, other].map((response) => response.body?.cancel()))
})

test('a stream with an overlong list of reports is refused', async () => {
  const { reader } = await aTold()
  const response = await open(reader.token, { follow: 'x'.repeat(10_000) })
  expect(response.headers.get('content-type')).not.toContain('event-stream')
})
