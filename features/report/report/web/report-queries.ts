import type { ReplyOf } from '@candor/call/define'
import { readApi } from '@candor/call/web/api'
import { asQuery, callQuery } from '@candor/call/web/query'
import { queryOptions } from '@tanstack/react-query'
import { findId, jobseekerChannelInfo } from '../../../candidates/candidates/contract.ts'
import { type Candidate, readCandidate } from '../../../candidates/candidates/rules/candidate.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { readInterview, readUninterviewed } from '../../../candidates/interviews/rules/read-interview.ts'
import { getEvaluationConfig } from '../../../platform/company/contract.ts'
import { getMenuTabs } from '../contract.ts'
import type { ReportAddress } from '../rules/address.ts'
import { noteVersion } from './live/read-versions.ts'

export interface ReportIds {
  readonly interviewId: string | null
  readonly candidateId: string
}

/** The report of an address, with everything needed to load it. */
export interface FoundReport extends ReportIds {
  readonly companyId: string
  readonly positionId: string
  readonly stageKind: number
}

/** Reads the ids behind an address. */
export const readFound = (reply: ReplyOf<typeof findId>): FoundReport => ({
  companyId: reply.company_id,
  candidateId: reply.jobseekerChannelId,
  positionId: reply.positionid,
  interviewId: reply.interviewId,
  stageKind: reply.stageTypeId,
})

/** The ids in an address itself: with both, calls that depend on one of them can start without a reply. */
export function namedIds({ userid, jobseekerChannelId }: ReportAddress): ReportIds | null {
  const isWhole = userid && jobseekerChannelId && userid !== jobseekerChannelId
  return isWhole ? { interviewId: userid, candidateId: jobseekerChannelId } : null
}

type IdsReply = ReplyOf<typeof findId>

/**
 * Resolves an address to its report; while another interview of the same candidate is looked up, the previous one is
 * shown.
 */
export function idsQuery({ userid, jobseekerChannelId, companyId }: ReportAddress) {
  return {
    ...callQuery(findId, { userId: userid, jobseekerChannelId, companyId }),
    select: readFound,
    placeholderData: (before: IdsReply | undefined) =>
      before?.jobseekerChannelId === jobseekerChannelId ? before : undefined,
  }
}

/** The company's evaluation settings, loaded before a report opens (P2-114). */
export function evaluationConfigQuery(candidateId: string | undefined) {
  return callQuery(getEvaluationConfig, ofCandidate(candidateId))
}

/**
 * What a viewer may see of a report; while it loads for another interview of the same candidate, the previous facts
 * apply.
 */
export function menuQuery(of: ReportIds | null) {
  const interviewId = of?.interviewId ?? undefined
  const input = { interviewId, jobseekerChannelId: of?.candidateId }
  return queryOptions({
    ...callQuery(getMenuTabs, input),
    queryFn: async (context) => {
      const menu = await readApi(getMenuTabs, input, asQuery(context))
      if (interviewId !== undefined && menu.version !== undefined) noteVersion(interviewId, menu.version)
      return menu
    },
    placeholderData: (before, queryBefore) =>
      queryBefore?.queryKey[1].jobseekerChannelId === of?.candidateId ? before : undefined,
  })
}

/** The candidate of a report, and their answers. */
export interface Reported {
  readonly candidate: Candidate
  readonly interview: Interview
}

type InterviewReply = ReplyOf<typeof interviewInfo>
type ChannelReply = ReplyOf<typeof jobseekerChannelInfo>

/** Reads the candidate of a report, and their answers. */
export const readReported = (reply: InterviewReply): Reported => ({
  candidate: readCandidate(reply.interviewResult),
  interview: readInterview(reply),
})

const readChannel = (reply: ChannelReply): Reported => ({
  candidate: readCandidate(reply.channelInfo),
  interview: readUninterviewed(reply),
})

/** The interview of a report with its answers; while another of the same candidate loads, the previous one is shown. */
export function interviewQuery(of: ReportIds | undefined) {
  return {
    ...callQuery(interviewInfo, {
      userId: of?.interviewId ?? undefined,
      jobSeekerChannelId: of?.candidateId,
    }),
    select: readReported,
    placeholderData: (before: InterviewReply | undefined) =>
      before?.interviewResult.jobseekerChannelId === of?.candidateId ? before : undefined,
  }
}

/** The candidate of a report without any interview. */
export function uninterviewedQuery(of: ReportIds | undefined) {
  return {
    ...callQuery(jobseekerChannelInfo, { jobseekerChannelId: of?.candidateId ?? '' }),
    select: readChannel,
  }
}
