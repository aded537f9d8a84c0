import type { Database } from '@candor/db/database'
import type { ReportReader } from '../../../../platform/access/rules/viewer.ts'
import { decisionOfStatus } from '../../../candidates/rules/decision.ts'
import { type Standing, standingOf } from '../../rules/cells.ts'
import { listed } from '../queries/filtered-candidates.ts'
import { reachOf } from './reach.ts'

/**
 * The standing of a report's candidate, by the recommendation that decides the cell in the reader's shortlist (decision
 * D14). A candidate outside that list is live, and so is everyone to a visitor.
 */
export async function findStanding(
  db: Database,
  { viewer, companyId, candidateId }: ReportReader,
): Promise<Standing> {
  if (viewer.accountId === null) return 'live'
  const { accountId, userType } = viewer
  const row = await listed(db, reachOf({ companyId, accountId, userType }, { areAllAnonymous: false }))
    .where('candidate.id', '=', candidateId)
    .select([
      'candidate.stageId',
      'candidate.outcome',
      'given.operateStatus',
      'given.withdrawnAt',
      'given.recommendStageId',
    ])
    .executeTakeFirst()
  if (!row) return 'live'
  const { operateStatus, withdrawnAt, outcome, ...stages } = row
  const decision = decisionOfStatus(operateStatus)
  return standingOf({ ...stages, decision, isWithdrawn: withdrawnAt !== null, isEnded: outcome !== null })
}
