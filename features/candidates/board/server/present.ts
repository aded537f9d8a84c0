import type { ReplyOf } from '@candor/call/define'
import type { AccountId } from '@candor/kernel/ids'
import { type HeldBack, heldBackBy, marksWithout } from '../../../platform/access/rules/held-back.ts'
import type { AiMarkConfig, CompanyRules, PositionRules } from '../../../platform/company/rules.ts'
import { sentPerson } from '../../candidates/rules/candidate.ts'
import { decisionOfStatus } from '../../candidates/rules/decision.ts'
import { shownScores } from '../../scores/rules/standing.ts'
import { starScale } from '../../scores/rules/stars.ts'
import { interviewState } from '../../shortlist/rules/interview-state.ts'
import type { listEnded, readBoard } from '../contract.ts'
import type { EndedRow, PersonRow } from './queries/people.ts'

type Person = ReplyOf<typeof readBoard>['people'][number]

/** What the viewer may see on a board. */
export interface Visibility {
  readonly accountId: AccountId
  /** Whether the company hides the names of its candidates. */
  readonly areAllAnonymous: boolean
  readonly mayReadScores: boolean
  /** Whether the viewer reads evaluations of colleagues at all. */
  readonly mayReadOpinions: boolean
  /** Whether the viewer sees which colleagues are asked. */
  readonly seesAsked: boolean
  readonly marks: AiMarkConfig
  readonly rules: CompanyRules
  readonly position: PositionRules
}

function sentName(row: PersonRow | EndedRow, areAllAnonymous: boolean) {
  const { workYears, ...name } = sentPerson(row, row.isAnonymous || areAllAnonymous)
  return { jobseekerChannelId: row.id, interviewId: row.interviewId, ...name }
}

function stateOf({ interviewStatus: status, ...row }: PersonRow) {
  return interviewState(status === null ? null : { ...row, status, isWorkSynced: row.isWorkSynced ?? false })
}

/** The score as far as it is shown. A covered one is left out like a hidden one, and says so. */
function sentScore(
  row: PersonRow,
  heldBack: HeldBack,
  { mayReadScores, marks, ...setting }: Visibility,
): Pick<Person, 'scoreState' | 'score'> {
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

function sentMarks(
  row: PersonRow,
  { opinions }: HeldBack,
  { accountId, mayReadOpinions, seesAsked }: Visibility,
): Pick<Person, 'marks' | 'areMarksCovered' | 'asked' | 'isViewerAsked'> {
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

export function presentPerson(row: PersonRow, visibility: Visibility): Person {
  const heldBack = heldBackBy(row.awaitingPlanIds, visibility.rules)
  const isAnonymous = row.isAnonymous || visibility.areAllAnonymous
  return {
    ...sentName(row, visibility.areAllAnonymous),
    workYears: row.workYears,
    // A source may name who referred the candidate.
    source: isAnonymous ? '' : row.source,
    stageId: row.stageId,
    since: row.stageSince.getTime(),
    lastActiveAt: row.lastActiveAt.getTime(),
    ...sentScore(row, heldBack, visibility),
    ...sentMarks(row, heldBack, visibility),
  }
}

export function presentEnded(
  row: EndedRow,
  { areAllAnonymous, showsReason }: { readonly areAllAnonymous: boolean; readonly showsReason: boolean },
): ReplyOf<typeof listEnded>[number] {
  return {
    ...sentName(row, areAllAnonymous),
    endedAt: row.outcomeAt?.getTime() ?? null,
    reason: showsReason ? row.outcomeReason : '',
  }
}
