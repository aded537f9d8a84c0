import type { ReplyOf } from '@candor/call/define'
import { heldBackBy } from '../../../platform/access/rules/held-back.ts'
import { sentPerson } from '../../candidates/rules/candidate.ts'
import {
  type Visibility as StandingVisibility,
  sentMarks,
  sentScore,
} from '../../shortlist/server/actions/sent-standing.ts'
import type { listEnded, readBoard } from '../contract.ts'
import type { EndedRow, PersonRow } from './queries/people.ts'

type Person = ReplyOf<typeof readBoard>['people'][number]

/** What the viewer may see on a board. */
export interface Visibility extends StandingVisibility {
  /** Whether the company hides the names of its candidates. */
  readonly areAllAnonymous: boolean
}

function sentName(row: PersonRow | EndedRow, areAllAnonymous: boolean) {
  const { workYears, ...name } = sentPerson(row, row.isAnonymous || areAllAnonymous)
  return { jobseekerChannelId: row.id, interviewId: row.interviewId, ...name }
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
