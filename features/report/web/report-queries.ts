import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { findId } from '../../candidates/contract.ts'
import { interviewInfo } from '../../interviews/contract.ts'
import { getMenuTabs } from '../contract.ts'
import type { ReportAddress } from '../rules/address.ts'

export type FoundIds = ReplyOf<typeof findId>

/** Which report an address names. */
export function idsQuery({ userid, jobseekerChannelId }: ReportAddress) {
  return callQuery(findId, { userId: userid, jobseekerChannelId })
}

/** What a viewer may see of a report. */
export function menuQuery(of: { interviewId: string | null; candidateId: string } | null) {
  return callQuery(getMenuTabs, {
    interviewId: of?.interviewId ?? undefined,
    jobseekerChannelId: of?.candidateId,
  })
}

/** The interview of a report with its answers. */
export function interviewQuery(ids: FoundIds | undefined) {
  return callQuery(interviewInfo, {
    userId: ids?.interviewId ?? undefined,
    companyId: ids?.company_id,
    positionId: ids?.positionid,
    jobSeekerChannelId: ids?.jobseekerChannelId,
  })
}
