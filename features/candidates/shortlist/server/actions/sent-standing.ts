import type { AccountId } from '@candor/kernel/ids'
import type * as z from 'zod/mini'
import { type HeldBack, marksWithout } from '../../../../platform/access/rules/held-back.ts'
import type { AiMarkConfig, CompanyRules, PositionRules } from '../../../../platform/company/rules.ts'
import { decisionOfStatus } from '../../../candidates/rules/decision.ts'
import { shownScores } from '../../../scores/rules/standing.ts'
import { starScale } from '../../../scores/rules/stars.ts'
import type { standingFields } from '../../contract/standing.ts'
import { interviewState } from '../../rules/interview-state.ts'
import type { StandingRow } from '../queries/standing.ts'

type Standing = { readonly [Field in keyof typeof standingFields]: z.output<(typeof standingFields)[Field]> }

/** What the viewer may see of a candidate in a list. */
export interface Visibility {
  readonly accountId: AccountId
  readonly mayReadScores: boolean
  /** Whether the viewer reads evaluations of colleagues at all. */
  readonly mayReadOpinions: boolean
  /** Whether the viewer sees which colleagues are asked. */
  readonly seesAsked: boolean
  readonly marks: AiMarkConfig
  readonly rules: CompanyRules
  readonly position: PositionRules
}

function stateOf({ interviewStatus: status, ...row }: StandingRow) {
  return interviewState(status === null ? null : { ...row, status, isWorkSynced: row.isWorkSynced ?? false })
}

/** The score as far as it is shown. A covered one is left out like a hidden one, and says so. */
export function sentScore(
  row: StandingRow,
  heldBack: HeldBack,
  { mayReadScores, marks, ...setting }: Visibility,
): Pick<Standing, 'scoreState' | 'score'> {
  const shown = shownScores({ ...setting, marks: marksWithout(marks, heldBack) })
  const state = stateOf(row)
  if (state !== 'scored' || row.overallScore === null) return { scoreState: state, score: null }
  if (!mayReadScores || !shown.totals) {
    const isCovered = mayReadScores && heldBack.aiScores && shownScores({ ...setting, marks }).totals
    return { scoreState: isCovered ? 'covered' : 'hidden', score: null }
  }
  const { lowest, highest } = shown.singles ? row : { lowest: null, highest: null }
  const outOf = starScale(row.scoreOutOf === 3)
  return { scoreState: state, score: { overall: row.overallScore, outOf, lowest, highest } }
}

export function sentMarks(
  row: StandingRow,
  { opinions }: HeldBack,
  { accountId, mayReadOpinions, seesAsked }: Visibility,
): Pick<Standing, 'marks' | 'areMarksCovered' | 'asked' | 'isViewerAsked'> {
  const isOwn = (mark: { readonly accountId: string | null }) => mark.accountId === accountId
  const visible = row.marks.filter((mark) => isOwn(mark) || (mayReadOpinions && !opinions))
  const asked = row.marks.filter((mark) => mark.isAsked)
  return {
    marks: visible.map(({ name, status }) => ({ name, decision: decisionOfStatus(status) })),
    areMarksCovered: opinions && mayReadOpinions && row.marks.some((mark) => !isOwn(mark)),
    asked: seesAsked ? asked.filter((mark) => !isOwn(mark)).map(({ name }) => name) : [],
    isViewerAsked: asked.some(isOwn),
  }
}
