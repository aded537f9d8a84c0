import { batch } from '@candor/call/batch'
import { anAccount, aToken } from '@candor/testkit/builders'
import { type Envelope, readEnvelopes } from '@candor/testkit/envelope'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listInterviewInfos } from '../../../features/candidates/candidates/contract.ts'
import { interviewInfo } from '../../../features/candidates/interviews/contract.ts'
import { aiReportData } from '../../../features/findings/analysis/contract/calls.ts'
import { fileReference } from '../../../features/platform/media/rules.ts'
import { type AskedCall, firstScreen } from '../../../features/report/report/rules/first-screen-under-test.ts'
import { changes } from './first-screen-changes-under-test.ts'
import { aFullReport, answers } from './first-screen-under-test.ts'

const server = serverUnderTest()

async function ask(
  token: string,
  calls: readonly AskedCall[],
  etags?: readonly unknown[],
): Promise<Envelope[]> {
  const asked = calls.map(([{ method, path }, input], index) => ({
    method,
    path,
    input,
    ...(etags && { etag: etags[index] }),
  }))
  const headers = { token, lang: 'en' }
  const answer = await server.app.inject({
    method: 'POST',
    url: batch.path,
    headers,
    payload: { calls: asked },
  })
  return readEnvelopes(answer.json())
}

test.each(['general', 'interviewer'] as const)(
  'all that the first screen shows is read in nine statements, and in four when nothing has changed: %s',
  async (userType) => {
    const report = await aFullReport(server, userType)
    const calls = firstScreen(report)
    let first: Envelope[] = []
    const statements = await statementsOf(async () => {
      first = await ask(report.token, calls)
    })
    expect(first.map(({ code }) => code)).toEqual(calls.map(() => 0))
    for (const word of ['双重记账', '账目清楚', '复旦大学']) expect(JSON.stringify(first)).toContain(word)
    expect(statements).toHaveLength(9)
    let again: Envelope[] = []
    // The caller, the report with its version, its standing in the position, and its place in the list.
    expect(
      await statementsOf(async () => {
        again = await ask(report.token, calls)
      }),
    ).toHaveLength(4)
    expect(again).toEqual(first)
  },
)

test('the batch tells that answers have changed since their analysis', async () => {
  const report = await aFullReport(server)
  await server.services.db
    .updateTable('interviewDocument')
    .set({ changedAt: new Date(server.clock.now().getTime() + 1) })
    .where('interviewId', '=', report.interviewId)
    .where('part', '=', 'answers')
    .execute()
  const calls = firstScreen(report)
  const together = await ask(report.token, calls)
  const analysis = together[calls.findIndex(([{ path }]) => path === aiReportData.path)]
  expect(analysis).toMatchObject({ code: 0, data: { isOutdated: true } })
  expect(JSON.stringify(together)).not.toContain('newerAnswers')
})

test('each call answers within the batch what it answers alone', async () => {
  const report = await aFullReport(server)
  const calls = firstScreen(report)
  const together = await ask(report.token, calls)
  for (const [index, [call, input]] of calls.entries()) {
    const alone = await server.call(call, input, { token: report.token, lang: 'en' })
    expect(together[index]).toEqual(JSON.parse(alone.body))
  }
})

test.each(changes)('the next answer holds every change: %s', async (_, change, words) => {
  const report = await aFullReport(server, 'interviewer')
  const calls = firstScreen(report)
  const before = JSON.stringify(await ask(report.token, calls))
  expect(JSON.stringify(await ask(report.token, calls))).toBe(before)
  if (words !== null) expect(before).not.toContain(words)
  await change(report).execute(server.services.db)
  const after = JSON.stringify(await ask(report.token, calls))
  expect(after).not.toBe(before)
  if (words !== null) expect(after).toContain(words)
})

test('a kept answer reaches no other reader: neither another company nor a reader with fewer rights', async () => {
  const report = await aFullReport(server)
  const calls = firstScreen(report)
  const whole = await ask(report.token, calls)
  const { companyId } = report
  const less = await anAccount(server.services, { companyId, buttons: ['manualEvaluation'] })
  const stranger = await anAccount(server.services)
  const seen = JSON.stringify(await ask(less.token, calls))
  for (const word of ['双重记账', '账目清楚', '复旦大学']) {
    expect(JSON.stringify(whole)).toContain(word)
    expect(seen).not.toContain(word)
  }
  // They may read only the evaluation settings of their own company, and that the candidate is in none of their lists.
  const codes = (await ask(stranger.token, calls)).map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(2)
  expect(codes.filter((code) => code === 1005)).toHaveLength(calls.length - 2)
  expect(await ask(report.token, calls)).toEqual(whole)
})

test('media addresses are those of the session that asks, and new ones before the old ones end', async () => {
  const report = await aFullReport(server)
  const file = await aFile(server.services, report, { name: 'q1.webm', contentType: 'video/webm' })
  const recorded = answers('双重记账').map((each) => ({
    ...each,
    video: [{ video_url: fileReference(file) }],
  }))
  await sql`
    update interview_document set document = ${JSON.stringify(recorded)}
    where interview_id = ${report.interviewId} and part = 'answers'`.execute(server.services.db)
  const address = async (token: string) => {
    const { data } = await server.call(interviewInfo, { userId: report.interviewId }, { token })
    return data.answerResult[0]?.video_url[0]?.video_url
  }
  const first = await address(report.token)
  expect(first).toMatch(/^\/file\/media\//)
  expect(await address(report.token)).toBe(first)
  expect(await address(await aToken(server.services, report.account))).not.toBe(first)
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  expect(await address(report.token)).not.toBe(first)
})

test('a client that has the first screen learns call by call what is unchanged, and gets changed replies whole', async () => {
  const report = await aFullReport(server)
  const calls = firstScreen(report)
  const none = calls.map(() => '')
  const etags = (await ask(report.token, calls, none)).map(({ etag }) => etag)
  const again = await ask(report.token, calls, etags)
  expect(again).toEqual(etags.map((etag) => ({ code: 0, msg: 'ok', etag, isUnchanged: true })))
  await sql`update interview set name = '终面' where id = ${report.interviewId}`.execute(server.services.db)
  const changed = await ask(report.token, calls, etags)
  const paths = calls.filter((_, index) => !changed[index]?.isUnchanged).map(([{ path }]) => path)
  expect(paths).toEqual([listInterviewInfos.path, interviewInfo.path])
})
