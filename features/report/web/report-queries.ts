import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { findId } from '../../candidates/contract.ts'
import { interviewInfo } from '../../interviews/contract.ts'
import { getMenuTabs } from '../contract.ts'
import type { ReportAddress } from '../rules/address.ts'

export type FoundIds = ReplyOf<typeof findId>

export interface ReportIds {
  readonly interviewId: string | null
  readonly candidateId: string
}

/** What an address says by itself: one that names both ids needs no answer to start what depends on either alone. */
export function namedIds({ userid, jobseekerChannelId }: ReportAddress): ReportIds | null {
  const isWhole = userid && jobseekerChannelId && userid !== jobseekerChannelId
  return isWhole ? { interviewId: userid, candidateId: jobseekerChannelId } : null
}

/** Which report an address names. */
export function idsQuery({ userid, jobseekerChannelId, companyId }: ReportAddress) {
  return callQuery(findId, { userId: userid, jobseekerChannelId, companyId })
}

/** What a viewer may see of a report. */
export function menuQuery(of: ReportIds | null) {
  return callQuery(getMenuTabs, {
    interviewId: of?.interviewId ?? undefined,
    jobseekerChannelId: of?.candidateId,
  })
}

/** The interview of a report with its answers. */
export function interviewQuery(of: ReportIds | undefined) {
  return callQuery(interviewInfo, {
    userId: of?.interviewId ?? undefined,
    jobSeekerChannelId: of?.candidateId,
  })
}
