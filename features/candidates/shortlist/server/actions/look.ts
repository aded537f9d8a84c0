import type { AppServices } from '@candor/db/database'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import { reachesAllCandidates, readableOwner } from '../../../../platform/access/rules/reach.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { listAwaitedCandidates } from '../../../../platform/access/server/queries/given.ts'
import { readPositionRules } from '../../../../platform/company/rules.ts'
import {
  findAiMarkConfig,
  findCompanyRules,
  findEvaluationConfig,
} from '../../../../platform/company/server/queries.ts'
import { shownScores } from '../../../scores/rules/standing.ts'
import type { Look } from '../../rules/look.ts'
import { getListFacts } from '../queries/viewing.ts'

/** What a viewer may see of the candidates in lists, with the rules of the company by which it was decided. */
export async function lookOf({ db, clock }: Pick<AppServices, 'db' | 'clock'>, viewer: Viewer) {
  const { companyId, accountId, userType, permissions } = viewer
  const [evaluations, marks, rules, { timeZone, positions }] = await Promise.all([
    findEvaluationConfig(db, companyId),
    findAiMarkConfig(db, companyId),
    findCompanyRules(db, companyId),
    getListFacts(db, companyId),
  ])
  const showsTotals = (settings: unknown) =>
    shownScores({ marks, rules, position: readPositionRules(settings) }).totals
  const unscoredIds = positions.filter(({ settings }) => !showsTotals(settings)).map(({ id }) => id)
  const coveredIds = rules.ownOpinionFirst ? await listAwaitedCandidates(db, companyId, accountId) : []
  const readsOpinions = permissions.has('manualEvaluation') || permissions.has('reportRemark')
  const look: Look = {
    companyId,
    accountId,
    interviewerId: reachesAllCandidates(userType) ? null : accountId,
    areAllAnonymous: evaluations.screeningInfoStatus === 1,
    mayReadScores: permissions.has('reportAIInterview') && unscoredIds.length < positions.length,
    unscoredIds,
    mayReadOpinions: readsOpinions && readableOwner(viewer, evaluations.evaluationInvisibleStatus) === null,
    seesAsked: canAct(userType) && userType !== 'interviewer',
    coveredIds,
    areScoresCovered: rules.ownOpinionBeforeAi,
    timeZone,
    now: clock.now(),
  }
  return { look, marks, rules }
}
export type Looking = Awaited<ReturnType<typeof lookOf>>
