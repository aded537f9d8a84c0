import { batch } from '@candor/call/batch'
import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import type { UserType } from '../../../features/access/rules/permissions.ts'
import { putCandidateDocument } from '../../../features/candidates/server/queries.ts'
import { type AskedCall, firstScreen } from './first-screen-under-test.ts'

const server = serverUnderTest()

afterEach(() => {
  vi.restoreAllMocks()
})

async function aFullReport(userType: UserType) {
  const { services, clock } = server
  const interview = await anInterview(services)
  const { companyId, candidateId } = interview
  const account = await anAccount(services, { companyId, userType })
  await aRecommendation(services, { companyId, candidateId, toAccountId: account.accountId })
  const education = [
    { school: '复旦大学', education: 4, professional: '会计', startdate: '2010-09', enddate: '2014-06' },
  ]
  await putCandidateDocument(services.db, interview, 'education', education, clock.now())
  await putCandidateDocument(services.db, interview, 'idCard', { frontIdCard: null }, clock.now())
  await aDocument(services, interview, 'answers', [
    {
      question_id: 'q1',
      problem_answer_method: 1,
      problem: '<p>请介绍一个你设计过的账本。</p>',
      durationMs: 20_000,
    },
  ])
  await aDocument(services, interview, 'aiData', { aiAllScore: 4, keyTips: '账目清楚' })
  await aDocument(services, interview, 'evidence', [])
  return { ...interview, token: account.token }
}

async function ask(token: string, calls: readonly AskedCall[]): Promise<{ code: number; data: unknown }[]> {
  const answer = await server.app.inject({
    method: 'POST',
    url: batch.path,
    headers: { token, lang: 'en' },
    payload: { calls: calls.map(([{ method, path }, input]) => ({ method, path, input })) },
  })
  return answer.json().data
}

test.each(['general', 'interviewer'] as const)(
  'all that the first screen of a report shows is read in six statements: %s',
  async (userType) => {
    const report = await aFullReport(userType)
    const query = vi.spyOn(Client.prototype, 'query')
    const answers = await ask(report.token, firstScreen(report))
    const texts = query.mock.calls.map(([given]) => String(Reflect.get(Object(given), 'text')))
    expect(answers.map(({ code }) => code)).toEqual(firstScreen(report).map(() => 0))
    expect(JSON.stringify(answers)).toContain('请介绍一个你设计过的账本。')
    expect(JSON.stringify(answers)).toContain('账目清楚')
    expect(JSON.stringify(answers)).toContain('复旦大学')
    expect(texts).toHaveLength(6)
  },
)

test('each call answers within the batch what it answers alone', async () => {
  const report = await aFullReport('general')
  const calls = firstScreen(report)
  const together = await ask(report.token, calls)
  for (const [index, [call, input]] of calls.entries()) {
    const alone = await server.call(call, input, { token: report.token, lang: 'en' })
    expect(together[index]).toEqual(JSON.parse(alone.body))
  }
})
