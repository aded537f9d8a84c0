import type { ReplyOf } from '@candor/call/define'
import { formerColleague } from '../../../platform/access/rules/former-colleague.ts'
import { heldBackBy } from '../../../platform/access/rules/held-back.ts'
import { isAnonymousReport, maskedName } from '../../../platform/access/rules/reach.ts'
import type { CompanyRules } from '../../../platform/company/rules.ts'
import type { listAuditEntries } from '../contract.ts'
import { describeDetails, detailsWithoutOpinion } from '../rules/details.ts'
import { withFormerColleagues } from '../rules/former.ts'
import type { listEntries } from './queries.ts'

type Row = Awaited<ReturnType<typeof listEntries>>[number]

function namesOf({ candidateName, candidateNameLatin, isAnonymous }: Row, screeningInfoStatus: number) {
  const isMasked = isAnonymousReport({ isAnonymous: isAnonymous === true }, screeningInfoStatus)
  return isMasked && candidateName !== null
    ? { candidateName: maskedName(candidateName), candidateNameLatin: null }
    : { candidateName, candidateNameLatin }
}

interface Reading {
  readonly accountId: string
  readonly screeningInfoStatus: number
  readonly rules: CompanyRules
}

function detailsOf({ action, accountId, awaitingPlanIds, ...row }: Row, reading: Reading): unknown {
  const details = row.isEmptied ? withFormerColleagues(action, row.details) : row.details
  const isHeldBack = heldBackBy(awaitingPlanIds, reading.rules).opinions && accountId !== reading.accountId
  return isHeldBack ? detailsWithoutOpinion(action, details) : describeDetails(details)
}

export function presentEntries(
  rows: readonly Row[],
  reading: Reading,
): ReplyOf<typeof listAuditEntries>['list'] {
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    time: row.at.getTime(),
    accountName: row.accountName ?? (row.accountId === null ? null : formerColleague),
    action: row.action,
    jobseekerChannelId: row.candidateId,
    interviewId: row.interviewId,
    ...namesOf(row, reading.screeningInfoStatus),
    details: detailsOf(row, reading),
    hash: row.hash,
  }))
}
