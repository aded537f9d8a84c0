import type { AppServices } from '@candor/db/database'
import { readableOwner } from '../../../../platform/access/rules/reach.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { listAwaitedCandidates } from '../../../../platform/access/server/queries/given.ts'
import { findCompanyRules, findEvaluationConfig } from '../../../../platform/company/server/queries.ts'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'

/**
 * Returns what an account may see of the things on its Today.
 *
 * It reads in turn, on one connection: the statement of all kinds meets the connection that has its plan.
 */
export async function lookOf(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<TodayLook> {
  const { companyId, accountId, permissions } = viewer
  const evaluations = await findEvaluationConfig(db, companyId)
  const rules = await findCompanyRules(db, companyId)
  const reads = permissions.has('manualEvaluation') || permissions.has('reportRemark')
  return {
    viewer,
    mayReadOpinions: reads && readableOwner(viewer, evaluations.evaluationInvisibleStatus) === null,
    coveredIds: rules.ownOpinionFirst ? await listAwaitedCandidates(db, companyId, accountId) : [],
    now: clock.now(),
  }
}
