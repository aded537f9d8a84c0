import type { ReplyOf } from '@candor/call/define'
import { isAnonymousReport, maskedName } from '../../access/rules/reach.ts'
import type { listAuditEntries } from '../contract.ts'
import { toldDetails } from '../rules/details.ts'
import type { listEntries } from './queries.ts'

type Row = Awaited<ReturnType<typeof listEntries>>[number]

function nameOf({ candidateName, isAnonymous }: Row, screeningInfoStatus: number): string | null {
  if (candidateName === null) return null
  const isMasked = isAnonymousReport({ isAnonymous: isAnonymous === true }, screeningInfoStatus)
  return isMasked ? maskedName(candidateName) : candidateName
}

export function presentEntries(
  rows: readonly Row[],
  screeningInfoStatus: number,
): ReplyOf<typeof listAuditEntries>['list'] {
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    time: row.at.getTime(),
    accountName: row.accountName,
    action: row.action,
    jobseekerChannelId: row.candidateId,
    interviewId: row.interviewId,
    candidateName: nameOf(row, screeningInfoStatus),
    details: toldDetails(row.details),
    hash: row.hash,
  }))
}
