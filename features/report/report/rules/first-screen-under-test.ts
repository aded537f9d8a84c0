import type { AnyCall } from '@candor/call/define'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { positionScores } from '../../../candidates/scores/contract.ts'
import { findNeighbours } from '../../../candidates/shortlist/contract/neighbours.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { preventCheatingReport } from '../../../findings/integrity/contract/report.ts'
import { getPersonType } from '../../../findings/personality/contract.ts'
import { getEvaluationConfig } from '../../../platform/company/contract.ts'
import {
  selectAllEstimateGroupBy,
  selectEstimateGroupByTimePeriod,
} from '../../../review/evaluations/contract/reading.ts'
import { findOperateStatus } from '../../../review/recommend/contract/operate-status.ts'
import { remarkMode, selectAllEstimate } from '../../../tabs/report-remarks/contract.ts'
import { getMenuTabs } from '../contract.ts'

export type AskedCall = readonly [AnyCall, Record<string, string>]

/** The calls of a report's first screen, in their order. */
export function firstScreen(of: { interviewId: string; candidateId: string }): AskedCall[] {
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
    [aiReportData, { interviewId }],
    [positionScores, { interviewId }],
    [preventCheatingReport, { interviewId }],
    [getPersonType, { interviewId }],
    [selectAllEstimateGroupBy, { interviewId, jobseekerChannelId }],
    [findOperateStatus, { jobSeekerChannelId: jobseekerChannelId }],
    [findNeighbours, { samePosition: '1', jobSeekerChannelId: jobseekerChannelId }],
  ]
}
