import type { AnyCall } from '@candor/call/define'
import type { CandidateId, InterviewId } from '@candor/kernel/ids'
import { aiReportData } from '../../../features/analysis/contract/calls.ts'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../features/candidates/contract.ts'
import { getEvaluationConfig } from '../../../features/company/contract.ts'
import {
  selectAllEstimateGroupBy,
  selectEstimateGroupByTimePeriod,
} from '../../../features/evaluations/contract.ts'
import { interviewInfo } from '../../../features/interviews/contract.ts'
import { getMenuTabs } from '../../../features/report/contract.ts'
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
    [selectAllEstimateGroupBy, { interviewId, jobseekerChannelId }],
    [aiReportData, { interviewId }],
    [positionScores, { interviewId }],
  ]
}
