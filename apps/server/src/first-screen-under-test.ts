import type { AnyCall } from '@candor/call/define'
import type { CandidateId, InterviewId } from '@candor/kernel/ids'
import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import type { ServerUnderTest } from '@candor/testkit/server'
import type { UserType } from '../../../features/access/rules/permissions.ts'
import { aiReportData } from '../../../features/analysis/contract/calls.ts'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../features/candidates/contract.ts'
import { putCandidateDocument } from '../../../features/candidates/server/queries.ts'
import { getEvaluationConfig } from '../../../features/company/contract.ts'
import {
  selectAllEstimateGroupBy,
  selectEstimateGroupByTimePeriod,
} from '../../../features/evaluations/contract/reading.ts'
import { interviewInfo } from '../../../features/interviews/contract.ts'
import { getMenuTabs } from '../../../features/report/contract.ts'
import { remarkMode, selectAllEstimate } from '../../../features/report-remarks/contract.ts'
import { positionScores } from '../../../features/scores/contract.ts'

export type AskedCall = readonly [AnyCall, Record<string, string>]

/** What the first screen of a report asks for, in the order in which the page asks. */
export function firstScreen(of: { interviewId: InterviewId; candidateId: CandidateId }): AskedCall[] {
  const { interviewId, candidateId: jobseekerChannelId } = of
  return [
    [listCandidateLabel, { jobseekerChannelId }],
    [listInterviewInfos, { jobseekerChannelId }],
    [getEvaluationConfig, { jobseekerChannelId }],
    [getMenuTabs, { interviewId, jobseekerChannelId }],
    [findId, { userId: interviewId, jobseekerChannelId }],
    [interviewInfo, { userId: interviewId, jobSeekerChannelId: jobseekerChannelId }],
    [findAllEducation, { jobseekerChannelId }],
    [findAllWorkInfo, { jobseekerChannelId }],
    [selectEstimateGroupByTimePeriod, { interviewId, jobseekerChannelId }],
    [selectAllEstimate, { jobseekerChannelId, estimateMode: String(remarkMode) }],
    [selectAllEstimateGroupBy, { interviewId, jobseekerChannelId }],
    [aiReportData, { interviewId }],
    [positionScores, { interviewId }],
  ]
}

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

/** A report with something in every part of its first screen, and somebody who reads it. */
export async function aFullReport({ services, clock }: ServerUnderTest, userType: UserType = 'general') {
  const interview = await anInterview(services)
  const { companyId, candidateId } = interview
  const account = await anAccount(services, { companyId, userType })
  await aRecommendation(services, { companyId, candidateId, toAccountId: account.accountId })
  await putCandidateDocument(services.db, interview, 'education', education('复旦大学'), clock.now())
  await putCandidateDocument(services.db, interview, 'idCard', { frontIdCard: null }, clock.now())
  await aDocument(services, interview, 'answers', answers('双重记账'))
  await aDocument(services, interview, 'aiData', { aiAllScore: 4, keyTips: '账目清楚' })
  await aDocument(services, interview, 'evidence', [])
  return { ...interview, account, token: account.token }
}
