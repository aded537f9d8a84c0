import { heldBackBy } from '../../../../platform/access/rules/held-back.ts'
import { readPositionRules } from '../../../../platform/company/rules.ts'
import { isOutcome } from '../../../../platform/imports/rules/outcome.ts'
import { sentPerson } from '../../../candidates/rules/candidate.ts'
import { decisionOfStatus } from '../../../candidates/rules/decision.ts'
import { writeLabel } from '../../../candidates/rules/wire.ts'
import { waitingValues } from '../../contract/filter.ts'
import type { ListRow } from '../../contract/list.ts'
import { isCoveredAct } from '../../rules/activity.ts'
import { cellState } from '../../rules/cells.ts'
import type { Looking } from '../actions/look.ts'
import { sentMarks, sentScore } from '../actions/sent-standing.ts'
import type { ListedRow, WaitingOf } from '../queries/list-rows.ts'

/** A stage as the reader sees it. */
export interface StageShown {
  readonly name: string
  readonly limitDays: number | null
}

const nobody: ListRow['waiting'] = { for: 'nobody', what: null, who: [], since: null }

function sentWaiting(row: Pick<ListRow, 'asked'>, waiting: WaitingOf | undefined): ListRow['waiting'] {
  const whom = waitingValues[waiting?.rank ?? -1] ?? 'nobody'
  if (!waiting || whom === 'nobody') return nobody
  const since = waiting.since?.getTime() ?? null
  if (whom === 'me') return { for: whom, what: waiting.own, who: [], since }
  if (whom === 'candidate') return { for: whom, what: waiting.byCandidate, who: [], since }
  const isAsked = row.asked.length > 0
  return {
    for: whom,
    what: isAsked ? 'opinion' : 'feedback',
    who: isAsked ? row.asked : [...waiting.due],
    since,
  }
}

/** The newest act. Acts that tell of opinions are left out for those who may not see the opinions. */
function sentActivity(
  row: ListedRow,
  { look }: Looking,
  areOpinionsCovered: boolean,
): ListRow['lastActivity'] {
  const at = (row.activeAt ?? row.updatedAt).getTime()
  const isOwn = row.activeAccountId === look.accountId
  const isCovered =
    row.activeAction !== null &&
    !isOwn &&
    isCoveredAct(row.activeAction, {
      isHr: look.seesAsked,
      readsOpinions: look.mayReadOpinions && !areOpinionsCovered,
    })
  return isCovered
    ? { at, action: null, actor: null }
    : { at, action: row.activeAction, actor: row.activeAction === null ? null : row.actorName }
}

/**
 * Why an application ended: the chosen reasons, and the words of the move that ended it. Reasons are opinions: who may
 * not read those of others sees the own ones.
 */
function sentWhy(row: ListedRow, look: Looking['look'], areOpinionsCovered: boolean): string[] {
  const mayRead = row.endedBy === look.accountId || (look.mayReadOpinions && !areOpinionsCovered)
  if (row.outcome === null || !mayRead) return []
  return row.endedWhy ? [...row.outcomeReasons, row.endedWhy] : row.outcomeReasons
}

/** One row of the list as its viewer may see it. */
export function presentRow(
  row: ListedRow,
  looking: Looking,
  { stage, waiting }: { readonly stage: StageShown; readonly waiting: WaitingOf | undefined },
): ListRow {
  const { look, marks, rules } = looking
  const heldBack = heldBackBy(row.awaitingPlanIds, rules)
  const standing = sentMarks(row, heldBack, {
    ...look,
    marks,
    rules,
    position: readPositionRules(row.positionSettings),
  })
  const decision = decisionOfStatus(row.operateStatus)
  const own = row.marks.find((mark) => mark.accountId === look.accountId)
  return {
    jobSeekerChannelId: row.id,
    operateStatus: row.operateStatus,
    stageId: row.stageId,
    stageTypeKind: row.stageTypeKind,
    state: cellState({
      ...row,
      decision,
      isWithdrawn: row.withdrawnAt !== null,
      isEnded: row.outcome !== null,
    }),
    interviewId: row.interviewId,
    recommendStageId: row.recommendStageId,
    ...sentPerson(row, row.isAnonymous || look.areAllAnonymous),
    ...sentScore(row, heldBack, { ...look, marks, rules, position: readPositionRules(row.positionSettings) }),
    ...standing,
    positionId: row.positionId,
    positionName: row.positionName,
    positionNameLatin: row.positionNameLatin,
    stageName: stage.name,
    stageSince: row.stageSince.getTime(),
    limitDays: stage.limitDays,
    outcome: isOutcome(row.outcome) ? row.outcome : null,
    outcomeWhy: sentWhy(row, look, heldBack.opinions),
    labels: row.labels.map(writeLabel),
    waiting: sentWaiting(standing, waiting),
    own: own ? decisionOfStatus(own.status) : null,
    lastActivity: sentActivity(row, looking, heldBack.opinions),
    appliedAt: row.appliedAt.getTime(),
  }
}
