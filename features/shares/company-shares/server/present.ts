import type { ReplyOf } from '@candor/call/define'
import { isAnonymousReport, maskedName } from '../../../platform/access/rules/reach.ts'
import type { ReportSwitch } from '../../../platform/company/rules.ts'
import { openedSections } from '../../../platform/grants/rules/visits.ts'
import { readingsOf } from '../../../report/viewings/rules/readings.ts'
import type { ReadingRow } from '../../../report/viewings/server/queries/readings.ts'
import type { listCompanyShares } from '../contract.ts'
import type { CompanyShareRow } from './queries.ts'

type Share = ReplyOf<typeof listCompanyShares>['list'][number]

interface Company {
  readonly screeningInfoStatus: number
  readonly switches: readonly ReportSwitch[]
  readonly now: Date
}

function stateOf({ revokedAt, expiresAt }: CompanyShareRow, now: Date): Share['state'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt > now ? 'open' : 'ended'
}

export function presentShares(
  rows: readonly CompanyShareRow[],
  readings: readonly ReadingRow[],
  { screeningInfoStatus, switches, now }: Company,
): Share[] {
  return rows.map((row) => ({
    shareId: row.id,
    to: row.toAddress,
    candidateId: row.candidateId,
    candidateName: isAnonymousReport(row, screeningInfoStatus)
      ? maskedName(row.candidateName)
      : row.candidateName,
    positionName: row.positionName,
    sections: stateOf(row, now) === 'open' ? openedSections(row, switches) : row.sections,
    hasPassword: row.hasPassword,
    madeBy: row.madeBy,
    state: stateOf(row, now),
    madeAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    revokedAt: row.revokedAt?.getTime() ?? null,
    revokedBy: row.revokedBy,
    firstViewedAt: row.firstViewedAt?.getTime() ?? null,
    lastViewedAt: row.lastViewedAt?.getTime() ?? null,
    views: row.views,
    readings: readingsOf(readings, row.id),
  }))
}
