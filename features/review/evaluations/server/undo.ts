import type { Database } from '@candor/db/database'
import type { RefusedItem, UndoItem, UndoPart, UndoWork } from '../../../platform/undo/rules/part.ts'
import { readDecision } from '../rules/undo-decision.ts'
import { readWithdrawal } from '../rules/undo-withdrawal.ts'
import { deleteEvaluations, deleteRemark, findBuiltOn, restoreRecommendation } from './queries/taken-back.ts'
import { answerAgain, countAgain, findEnded } from './queries/withdrawn.ts'

/** Takes one decision back; returns the obstacle where somebody built on it. */
async function reverseDecision(
  { db, companyId, byAccountId, actAt }: UndoWork<Database>,
  item: UndoItem,
): Promise<RefusedItem | null> {
  const decision = readDecision(item)
  if (!decision) return { candidateId: item.candidateId, why: 'gone', byName: null }
  const obstacle = await findBuiltOn(db, { companyId, since: actAt }, decision)
  if (obstacle) return obstacle
  const author = { companyId, accountId: byAccountId }
  await deleteEvaluations(db, author, decision.after.evaluationIds)
  await restoreRecommendation(db, companyId, decision)
  return null
}

/** Lets a withdrawn decision count again; returns the obstacle where somebody built on its withdrawal. */
async function reverseWithdrawal(
  { db, companyId, byAccountId, actAt }: UndoWork<Database>,
  item: UndoItem,
): Promise<RefusedItem | null> {
  const { candidateId } = item
  const withdrawal = readWithdrawal(item)
  if (!withdrawal) return { candidateId, why: 'gone', byName: null }
  const { evaluationIds } = withdrawal.after
  const obstacle = await findBuiltOn(db, { companyId, since: actAt }, withdrawal)
  if (obstacle) return obstacle
  const waiting = withdrawal.before.flatMap(({ id, isOwn }) => (isOwn ? [] : id))
  const ended = await findEnded(db, companyId, waiting)
  if (ended) return { candidateId, why: 'changed', byName: ended.name }
  const author = { companyId, accountId: byAccountId }
  const counts = await countAgain(db, author, { ids: evaluationIds, withdrawnAt: actAt })
  if (!counts) return { candidateId, why: 'gone', byName: null }
  await answerAgain(db, author, withdrawal)
  return null
}

async function reverseRemark(
  { db, companyId, byAccountId }: UndoWork<Database>,
  { candidateId, ref }: UndoItem,
): Promise<RefusedItem | null> {
  const isDeleted = ref ? await deleteRemark(db, { companyId, accountId: byAccountId }, ref) : false
  return isDeleted ? null : { candidateId, why: 'gone', byName: null }
}

/** Reverses items in turn: an act has one. */
function inTurn(reverseOne: typeof reverseDecision): UndoPart<Database>['reverse'] {
  return async (work, items) => {
    const done: UndoItem[] = []
    const refused: RefusedItem[] = []
    for (const item of items) {
      const obstacle = await reverseOne(work, item)
      if (obstacle) refused.push(obstacle)
      else done.push(item)
    }
    return { done, refused }
  }
}

export const undo: readonly UndoPart<Database>[] = [
  {
    kind: 'decision',
    needs: 'evaluate',
    reverse: inTurn(reverseDecision),
    word: async (_db, _companyId, items) =>
      items.map((item) => ({ variant: readDecision(item)?.after.decision ?? null, target: null })),
  },
  {
    kind: 'decisionWithdrawal',
    needs: 'evaluate',
    reverse: inTurn(reverseWithdrawal),
    word: async (_db, _companyId, items) => items.map(() => ({ variant: null, target: null })),
  },
  {
    kind: 'remark',
    needs: 'remark',
    reverse: inTurn(reverseRemark),
    word: async (_db, _companyId, items) => items.map(() => ({ variant: null, target: null })),
  },
]
