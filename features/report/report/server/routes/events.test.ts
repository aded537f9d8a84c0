import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aiReportData } from '../../../../findings/analysis/contract/calls.ts'
import { switchNumbers } from '../../../../platform/company/rules.ts'
import { getMenuTabs, reportEvents } from '../../contract.ts'
import { listenTo } from './stream-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
let address = ''

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(() => void vi.useRealTimers())

/** One candidate whose interview is imported again and again, as its analysis comes in. */
async function aReport() {
  const account = await anAccount(server.services)
  const { companyId } = account
  const bundle = aBundle()
  const bringIn = async (parts: object) => {
    const interview = bundledInterview({ externalId: bundle.externalId, ...parts })
    await importer.importFiles({ 'bundle.json': { ...bundle, interviews: [interview] } }, companyId)
  }
  await bringIn({ aiData: { aiAllScore: -1, l2ReportInfo: { l2status: 1 } } })
  const { id: interviewId, candidateId } = await server.services.db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .select(['id', 'candidateId'])
    .executeTakeFirstOrThrow()
  return { ...account, interviewId, candidateId, bringIn }
}

const open = (interviewId: string, token: string, lastSeen?: string) =>
  fetch(`${address}${reportEvents.path}?interviewId=${interviewId}`, {
    headers: { token, lang: 'en', ...(lastSeen ? { 'last-event-id': lastSeen } : {}) },
  })

const ready = { aiData: { aiAllScore: 4.2, l2ReportInfo: { l2status: 0 } } }

test('a visitor is told of the parts that the share opens, and of nothing once it is revoked', async () => {
  const { services } = server
  const report = await aReport()
  const share = await aShare(services, report)
  const stream = listenTo(await open(report.interviewId, (await aVisit(services, share)).token))
  await stream.until('id: 1\n\n')
  await report.bringIn({ ...ready, antiCheating: { unqualified: [] } })
  const told = await stream.until('id: 2\n\n')
  expect(told).toContain('{"part":"aiData","version":2}')
  expect(told).not.toContain('antiCheating')
  await services.db.updateTable('shareGrant').set({ revokedAt: services.clock.now() }).execute()
  await report.bringIn({ aiData: { aiAllScore: 4.4, l2ReportInfo: { l2status: 0 } } })
  expect(await stream.rest()).not.toContain('id: 3')
})

test('a stream that begins with the version of the menu tells only later changes', async () => {
  const report = await aReport()
  const { interviewId, token } = report
  const { version } = (await server.call(getMenuTabs, { interviewId }, { token })).data
  expect(version).toBe(1)
  const stream = listenTo(await open(interviewId, token, `${version}`))
  expect(await stream.until(': open')).not.toContain('event: part')
  await report.bringIn(ready)
  expect(await stream.until('id: 2\n\n')).toContain('{"part":"aiData","version":2}')
  const changed = (await server.call(getMenuTabs, { interviewId }, { token })).data
  expect(changed.version).toBe(2)
})

test('a stream that begins with an older version tells at once what it missed', async () => {
  const report = await aReport()
  await report.bringIn(ready)
  const stream = listenTo(await open(report.interviewId, report.token, '1'))
  expect(await stream.until('id: 2\n\n')).toContain('{"part":"aiData","version":2}')
})

const phone = (status: number) => ({
  antiCheating: { unqualified: [{ type: 'phoneMonitoring', status, desc: [] }] },
  mobileMonitorVideoList: [{ createdDate: 1_710_000_000_000, videoUrl: 'media/phone.mp4' }],
})
const body = (tattooStatus: number) => ({ tattooResults: [{ tattooStatus }] })
const bigFive = (isConfig: number) => ({ 'tests.bigFive': { isConfig } })
const bigFiveSwitch = (inUse: number) => [{ tabType: switchNumbers.bigFive, inUse }]

test.each([
  ['the phone’s findings are hidden', phone(2), 'cn', 1, ['antiCheating']],
  ['the phone’s findings are shown', phone(0), 'cn', 1, ['antiCheating', 'mobileMonitorVideoList']],
  ['the body results are hidden', body(2), 'cn', 1, []],
  ['the body results are shown', body(0), 'cn', 1, ['tattooResults']],
  ['the law forbids body results', body(0), 'eu', 1, []],
  ['the Big Five came in switched off', bigFive(0), 'cn', 1, []],
  ['the company switched the Big Five off', bigFive(1), 'cn', 0, []],
  ['the Big Five are shown', bigFive(1), 'cn', 1, ['tests.bigFive']],
])(
  'the news name the same parts as the menu: %s [R2-078]',
  async (_case, documents, profile, inUse, told) => {
    const { services } = server
    const report = await anInterview(services)
    const { companyId, interviewId } = report
    await services.db.updateTable('company').set({ profile }).where('id', '=', companyId).execute()
    await aSetting(services, companyId, 'reportTabConfig', bigFiveSwitch(inUse))
    for (const [part, document] of Object.entries({
      ...documents,
      answers: [{ problem_answer_method: 7 }],
    })) {
      await aDocument(services, report, part, document)
    }
    const { token } = await anAccount(services, { companyId })
    const stream = listenTo(await open(interviewId, token, '0'))
    const text = await stream.until('id: ')
    await stream.leave()
    const named = [...text.matchAll(/"part":"([^"]+)"/g)].map(([, part]) => part)
    expect(named.toSorted()).toEqual(['answers', ...told].toSorted())
    const { data } = await server.call(getMenuTabs, { interviewId }, { token })
    expect(data.facts.parts.toSorted()).toEqual(['answers', 'answers.coding', ...told].toSorted())
  },
)

const marks = { manualStatus: 1, aiScoreStatus: 1, allStatus: 1, singleStatus: 1 }
const emotions = { topemotion: [{ emotionname: 'happy', emotiondesc: '愉快' }] }

test.each([
  ['the law forbids all that came in', { emotionScores: emotions }, 'eu', marks, false],
  ['the law allows it', { emotionScores: emotions }, 'cn', marks, true],
  ['a total alone came in, and is hidden', { aiAllScore: 4.2 }, 'cn', { ...marks, allStatus: 0 }, false],
  [
    'a total is hidden, and a summary is not',
    { aiAllScore: 4.2, sumContent: '稳健' },
    'cn',
    { ...marks, allStatus: 0 },
    true,
  ],
  ['a total alone came in, and is shown', { aiAllScore: 4.2 }, 'cn', marks, true],
])('AI data are told of where some of them is sent: %s', async (_case, aiData, profile, mark, isTold) => {
  const { services } = server
  const report = await anInterview(services)
  const { companyId, interviewId } = report
  await services.db.updateTable('company').set({ profile }).where('id', '=', companyId).execute()
  await aSetting(services, companyId, 'aiMarkCfg', mark)
  await aDocument(services, report, 'aiData', aiData)
  await aDocument(services, report, 'answers', [{ problem_answer_method: 7 }])
  const { token } = await anAccount(services, { companyId })
  const { data } = await server.call(getMenuTabs, { interviewId }, { token })
  expect(data.facts.parts.includes('aiData')).toBe(isTold)
  const sent = await server.call(aiReportData, { interviewId }, { token })
  expect(sent.data.aiData !== null).toBe(isTold)
  const stream = listenTo(await open(interviewId, token, '0'))
  expect((await stream.until('id: ')).includes('"aiData"')).toBe(isTold)
})

test('a visitor hears nothing of AI data that hold results of tests alone', async () => {
  const { services } = server
  const report = await aReport()
  const { token } = await aVisit(services, await aShare(services, report))
  await report.bringIn({ aiData: { mentalScore: { score: 4 } } })
  const stream = listenTo(await open(report.interviewId, token, '1'))
  await report.bringIn({ ...ready, answers: [] })
  const told = await stream.until('id: 3\n\n')
  expect(told).not.toContain('"version":2')
})

test('an open report is told that its analysis has come in by the news of it, without asking', async () => {
  const { interviewId, token, bringIn } = await aReport()
  // This stream has no heartbeat, at which the server would look by itself.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const stream = listenTo(await open(interviewId, token))
  await stream.until('id: 1\n\n')
  vi.useRealTimers()
  await bringIn(ready)
  const told = await stream.until('id: 2\n\n')
  expect(told).toContain('event: part\ndata: {"part":"aiData","version":2}\n\n')
})

test('a part that came in again as it was is no news', async () => {
  const { interviewId, token, bringIn } = await aReport()
  const stream = listenTo(await open(interviewId, token))
  await bringIn({ ...ready, fullRecords: [] })
  await stream.until('id: 2\n\n')
  await bringIn({ ...ready, answers: [] })
  const text = await stream.until('id: 3\n\n')
  expect(text.slice(text.indexOf('id: 2'))).toBe(
    'id: 2\n\nevent: part\ndata: {"part":"answers","version":3}\n\nid: 3\n\n',
  )
})

test('a reader who comes back is told the missed news', async () => {
  const { interviewId, token, bringIn } = await aReport()
  await bringIn(ready)
  const stream = listenTo(await open(interviewId, token, '1'))
  expect(await stream.until('id: 2\n\n')).toContain('"part":"aiData"')
})

test('many listeners of many reports share one listening connection', async () => {
  const reports = [await aReport(), await aReport()]
  const streams = await Promise.all(
    [...reports, ...reports].map(async ({ interviewId, token }) => listenTo(await open(interviewId, token))),
  )
  await reports[0]?.bringIn(ready)
  await Promise.all([streams[0]?.until('id: 2\n\n'), streams[2]?.until('id: 2\n\n')])
  const { rows } = await countListening()
  expect(rows).toEqual([{ count: 1 }])
  await Promise.all(streams.map(({ leave }) => leave()))
})

function countListening() {
  return sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(server.services.db)
}

test('the stream ends when the reader signs out, and tells nothing more', async () => {
  const { interviewId, token, accountId, bringIn } = await aReport()
  const stream = listenTo(await open(interviewId, token))
  const endedAt = server.services.clock.now()
  await server.services.db
    .updateTable('session')
    .set({ endedAt })
    .where('accountId', '=', accountId)
    .execute()
  await bringIn(ready)
  expect(await stream.rest()).not.toContain('event:')
})

test('the stream of an interviewer ends when the recommendation is withdrawn', async () => {
  const { companyId, interviewId, candidateId, bringIn } = await aReport()
  const { token, accountId } = await anAccount(server.services, { companyId, userType: 'interviewer' })
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: accountId })
  const stream = listenTo(await open(interviewId, token))
  await stream.until('id: 1\n\n')
  const withdrawnAt = server.services.clock.now()
  await server.services.db
    .updateTable('recommendation')
    .set({ withdrawnAt })
    .where('toAccountId', '=', accountId)
    .execute()
  await bringIn(ready)
  expect(await stream.rest()).not.toContain('event:')
})
