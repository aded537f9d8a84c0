import type { ReplyOf } from '@candor/call/define'
import { heldBackBy, marksWithout } from '../../../platform/access/rules/held-back.ts'
import { type AiMarkConfig, type CompanyRules, readPositionRules } from '../../../platform/company/rules.ts'
import { sentPerson } from '../../candidates/rules/candidate.ts'
import { decisionOfStatus } from '../../candidates/rules/decision.ts'
import { writeLabel } from '../../candidates/rules/wire.ts'
import { shownScores } from '../../scores/rules/standing.ts'
import { starScale } from '../../scores/rules/stars.ts'
import type { findNeighbours } from '../contract/neighbours.ts'
import type { queryShortList } from '../contract.ts'
import { cellState } from '../rules/cells.ts'
import { interviewState, type NewestInterview } from '../rules/interview-state.ts'
import type { Around } from './queries/around.ts'
import type { countCells, listPositions } from './queries/counts.ts'
import type { CellRow, ListRow } from './queries/rows.ts'

type Item = ReplyOf<typeof queryShortList>['list'][number]
type Neighbour = NonNullable<ReplyOf<typeof findNeighbours>['next']>

export function stateOf(row: CellRow) {
  const decision = decisionOfStatus(row.operateStatus)
  return cellState({ ...row, decision, isWithdrawn: row.withdrawnAt !== null, isEnded: row.outcome !== null })
}

export function presentNeighbour(row: CellRow): Neighbour {
  return {
    jobSeekerChannelId: row.id,
    operateStatus: row.operateStatus,
    stageId: row.stageId,
    stageTypeKind: row.stageTypeKind,
    state: stateOf(row),
    interviewId: row.interviewId,
    recommendStageId: row.recommendStageId,
  }
}

type Place = ReplyOf<typeof findNeighbours>

/** The place of a candidate, with the cells around in the order of the list. */
export function presentAround({ rows, here, counts, place }: Around): Place {
  const previous = rows[here - 1]
  const next = rows[here + 1]
  return {
    place: place.isTaken ? place.before + 1 : null,
    total: place.total,
    previous: previous ? presentNeighbour(previous) : null,
    next: next ? presentNeighbour(next) : null,
    cells: rows.map(stateOf),
    current: here,
    ...presentCounts(counts),
  }
}

/** The reply about a candidate who is not among the viewer's. */
export function presentNowhere(counts: Awaited<ReturnType<typeof countCells>>): Place {
  return {
    place: null,
    total: 0,
    previous: null,
    next: null,
    cells: [],
    current: 0,
    ...presentCounts(counts),
  }
}

interface Visibility {
  /** Whether the viewer may read scores at all. */
  mayReadScores: boolean
  marks: AiMarkConfig
  rules: CompanyRules
  /** Whether the company hides the names of its candidates. */
  isAnonymous: boolean
}

function showsScore(row: ListRow, { mayReadScores, marks, rules }: Visibility): boolean {
  const position = readPositionRules(row.positionSettings)
  const shown = marksWithout(marks, heldBackBy(row.awaitingPlanIds, rules))
  return mayReadScores && shownScores({ marks: shown, rules, position }).totals
}

function newestOf({ interviewStatus: status, ...row }: ListRow): NewestInterview | null {
  return status === null ? null : { ...row, status, isWorkSynced: row.isWorkSynced ?? false }
}

export function presentItem(row: ListRow, visibility: Visibility): Item {
  const isScoreShown = showsScore(row, visibility)
  return {
    ...presentNeighbour(row),
    ...sentPerson(row, row.isAnonymous || visibility.isAnonymous),
    positionName: row.positionName,
    positionNameLatin: row.positionNameLatin,
    labels: row.labels.map(writeLabel),
    interviewState: interviewState(newestOf(row)),
    overallScore: isScoreShown ? row.overallScore : null,
    scoreOutOf: starScale(row.scoreOutOf === 3),
    isScoreShown,
    appliedAt: row.appliedAt.getTime(),
    lastActiveAt: row.lastActiveAt.getTime(),
  }
}

export function presentCounts(cells: Awaited<ReturnType<typeof countCells>>) {
  return {
    haveOperateCount: cells.operated,
    noOperateCount: cells.waiting,
    invalidCount: cells.invalid,
  }
}

export function presentPosition(row: Awaited<ReturnType<typeof listPositions>>[number]) {
  return {
    positionId: row.id,
    name: row.name,
    nameLatin: row.nameLatin,
    count: Number(row.count),
    noOperateCount: Number(row.waiting),
  }
}
