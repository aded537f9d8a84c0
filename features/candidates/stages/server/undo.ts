import type { Database } from '@candor/db/database'
import { sentKind } from '../../../platform/imports/rules/outcome.ts'
import { holdStages } from '../../../platform/imports/server/queries/stage-lock.ts'
import type {
  RefusedItem,
  Reversed,
  UndoItem,
  UndoPart,
  UndoWork,
} from '../../../platform/undo/rules/part.ts'
import { interviewKind } from '../rules/kinds.ts'
import { readMove, type UndoableMove } from '../rules/undo-move.ts'
import { stageNamer } from './actions/move-candidates.ts'
import { carryBack } from './queries/carried.ts'
import { insertMoves, listBuiltOn } from './queries/moves.ts'
import { listStandings, restoreStandings, type StandingCandidate } from './queries/standings.ts'
import { listStages } from './queries.ts'

/** An item beside the move that it keeps. */
interface ToReverse {
  readonly item: UndoItem
  readonly move: UndoableMove
}

function toReverse(items: readonly UndoItem[]): ToReverse[] {
  return items.flatMap((item) => {
    const move = readMove(item)
    return move ? [{ item, move }] : []
  })
}

/** Restores the standings, the recommendations that went along, and the history, which keeps both moves. */
async function putBack(work: UndoWork<Database>, moves: readonly UndoableMove[]) {
  const { db, companyId, accountId, now, actAt } = work
  if (moves.length === 0) return
  const stages = await listStages(db, companyId)
  const kinds = new Map(stages.map(({ wireId, kind }) => [wireId, kind]))
  await restoreStandings(
    db,
    companyId,
    moves.map(({ candidateId, before: { stageId, outcome, ...times } }) => ({
      candidateId,
      to: { stageId, outcome },
      sentKind: sentKind(kinds.get(stageId) ?? interviewKind, outcome),
      ...times,
    })),
  )
  const carried = moves.flatMap(({ before, after }) =>
    after.carried.map((id) => ({ id, fromStageId: before.stageId, toStageId: after.stageId })),
  )
  await carryBack(db, companyId, carried)
  const mover = { companyId, reason: '', byAccountId: accountId, movedAt: now }
  const back = moves.map(({ candidateId, before, after }) => ({
    candidateId,
    from: {
      stageId: after.stageId,
      outcome: after.outcome,
      // An outcome keeps the time of the stage.
      since: before.stageId === after.stageId ? before.since : actAt,
    },
    to: { stageId: before.stageId, outcome: before.outcome },
    carried: [],
    undoes: after.moveId,
  }))
  await insertMoves(db, mover, back)
}

/** Who built on a move: a later move, or a decision in the new stage. */
async function findObstacles(
  { db, companyId, actAt }: UndoWork<Database>,
  moves: readonly UndoableMove[],
): Promise<Map<string, RefusedItem>> {
  const ids = moves.map(({ candidateId }) => candidateId)
  const standings = await listStandings(db, companyId, ids)
  const standingOf = new Map<string, StandingCandidate>(standings.map((row) => [row.candidateId, row]))
  const builtOn = await listBuiltOn(db, { companyId, candidateIds: ids, since: actAt })
  const refused = moves.flatMap(({ candidateId, after }): RefusedItem[] => {
    const standing = standingOf.get(candidateId)
    if (!standing) return [{ candidateId, why: 'gone', byName: null }]
    const isThere = standing.stageId === after.stageId && standing.outcome === after.outcome
    if (!isThere || standing.lastMoveId !== after.moveId)
      return [{ candidateId, why: 'moved', byName: standing.lastMovedBy }]
    const decided = builtOn.get(candidateId)
    return decided === undefined ? [] : [{ candidateId, why: 'decided', byName: decided }]
  })
  return new Map(refused.flatMap((item) => (item.candidateId ? [[item.candidateId, item]] : [])))
}

async function reverse(work: UndoWork<Database>, items: readonly UndoItem[]): Promise<Reversed> {
  const kept = toReverse(items)
  const obstacles = await findObstacles(
    work,
    kept.map(({ move }) => move),
  )
  const free = kept.filter(({ move }) => !obstacles.has(move.candidateId))
  await putBack(
    work,
    free.map(({ move }) => move),
  )
  return { done: free.map(({ item }) => item), refused: [...obstacles.values()] }
}

/** The words of moves: the outcome, else the stage that the candidate came to. */
const word: UndoPart<Database>['word'] = async (db, companyId, items, locale) => {
  const nameOf = stageNamer(await listStages(db, companyId), locale)
  return items.map((item) => {
    const move = readMove(item)
    if (!move) return { variant: null, target: null }
    const { before, after } = move
    if (after.outcome !== null) return { variant: after.outcome, target: null }
    return { variant: before.outcome === null ? 'moved' : 'reopened', target: nameOf(after.stageId) }
  })
}

export const undo: readonly UndoPart<Database>[] = [
  { kind: 'move', needs: 'move', lockFirst: holdStages, reverse, word },
]
