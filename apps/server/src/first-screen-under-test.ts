import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import type { ServerUnderTest } from '@candor/testkit/server'
import { storeCandidateDocument } from '../../../features/candidates/candidates/server/queries.ts'
import type { UserType } from '../../../features/platform/access/rules/permissions.ts'

export const education = (school: string) => [
  { school, education: 4, professional: '会计', startdate: '2010-09', enddate: '2014-06' },
]
export const answers = (answer: string) => [
  {
    question_id: 'q1',
    problem_answer_method: 1,
    problem: '<p>请介绍一个你设计过的账本。</p>',
    durationMs: 20_000,
    answer,
  },
]

/** A report with content in every part of its first screen, and a reader of it. */
export async function aFullReport({ services, clock }: ServerUnderTest, userType: UserType = 'general') {
  const interview = await anInterview(services)
  const { companyId, candidateId } = interview
  const account = await anAccount(services, { companyId, userType })
  const giver = await anAccount(services, { companyId })
  await aRecommendation(services, {
    companyId,
    candidateId,
    toAccountId: account.accountId,
    byAccountId: giver.accountId,
  })
  await storeCandidateDocument(services.db, interview, 'education', education('复旦大学'), clock.now())
  await storeCandidateDocument(services.db, interview, 'idCard', { frontIdCard: null }, clock.now())
  await aDocument(services, interview, 'answers', answers('双重记账'))
  await aDocument(services, interview, 'aiData', { aiAllScore: 4, keyTips: '账目清楚' })
  await aDocument(services, interview, 'evidence', [])
  return { ...interview, account, giver, token: account.token }
}
