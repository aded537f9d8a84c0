import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { withdrawMails } from '../../../platform/mail/server/queries.ts'
import type { RefusedItem, UndoItem, UndoPart, UndoWork } from '../../../platform/undo/rules/part.ts'
import { listMailsOfOthers } from '../../../platform/undo/server/queries/of-bulk.ts'
import { deleteEvaluations } from '../../evaluations/server/queries/taken-back.ts'
import { forgetMentions } from '../../mentions/server/queries.ts'
import { readDeclined, readGiven, readWithdrawn } from '../rules/undo-recommendation.ts'
import {
  deleteGiven,
  findAskedAgain,
  listAccountNames,
  listAnswered,
  reopenDeclined,
  reopenWithdrawn,
} from './queries/taken-back.ts'

type Work = UndoWork<Database>

/** Takes recommendations back with their remarks and their waiting mails; answered ones stay. */
const reverseGiven: UndoPart<Database>['reverse'] = async ({ db, companyId }, items) => {
  const given = items.map((item) => ({ item, after: readGiven(item) }))
  const ids = given.flatMap(({ after }) => after?.recommendationIds ?? [])
  const answered = new Map((await listAnswered(db, companyId, ids)).map(({ id, name }) => [id, name]))
  const done: UndoItem[] = []
  const refused: RefusedItem[] = []
  const recommendationIds: string[] = []
  const remarkIds: string[] = []
  const mailIds = new Set<string>()
  for (const { item, after } of given) {
    const obstacle = after?.recommendationIds.find((id) => answered.has(id))
    if (!after || obstacle !== undefined) {
      const byName = obstacle === undefined ? null : (answered.get(obstacle) ?? null)
      refused.push({ candidateId: item.candidateId, why: after ? 'answered' : 'gone', byName })
      continue
    }
    done.push(item)
    recommendationIds.push(...after.recommendationIds)
    remarkIds.push(...after.remarkIds)
    for (const id of after.mailIds) mailIds.add(id)
  }
  await deleteGiven(db, companyId, { recommendationIds, remarkIds })
  await forgetMentions(db, companyId, remarkIds)
  // A mail names several candidates: where one of them stays recommended, its mail goes out.
  if (refused.length === 0) {
    const but = done.flatMap(({ candidateId }) => candidateId ?? [])
    const others = await listMailsOfOthers(db, companyId, { mailIds: [...mailIds], but })
    await withdrawMails(
      db,
      [...mailIds].filter((id) => !others.has(id)),
    )
  }
  return { done, refused }
}

async function reverseDeclined(
  { db, companyId, byAccountId, actAt }: Work,
  item: UndoItem,
): Promise<RefusedItem | null> {
  const { candidateId } = item
  const declined = readDeclined(item)
  if (!declined) return { candidateId, why: 'gone', byName: null }
  const { before, after } = declined
  const again = await findAskedAgain(db, companyId, [after.recommendationId], actAt)
  if (again) return { candidateId, why: 'answered', byName: again.name }
  const isOpen = await reopenDeclined(db, companyId, after.recommendationId, { ...before, endedAt: actAt })
  if (!isOpen) return { candidateId, why: 'changed', byName: null }
  await deleteEvaluations(db, { companyId, accountId: byAccountId }, after.evaluationIds)
  await withdrawMails(db, after.mailIds)
  return null
}

async function reverseWithdrawn({ db, companyId, actAt }: Work, item: UndoItem): Promise<RefusedItem | null> {
  const { candidateId } = item
  const ids = readWithdrawn(item)?.recommendationIds ?? []
  const again = await findAskedAgain(db, companyId, ids, actAt)
  if (again) return { candidateId, why: 'changed', byName: again.name }
  const reopened = await reopenWithdrawn(db, companyId, ids, actAt)
  return reopened.length > 0 ? null : { candidateId, why: 'changed', byName: null }
}

/** Reverses items in turn: such an act has few. */
function inTurn(reverseOne: typeof reverseDeclined): UndoPart<Database>['reverse'] {
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

/** The most colleagues that a notice names. */
const maxNamed = 3

/** The names of the colleagues of each item. */
async function namesOf(db: Database, companyId: CompanyId, idsOf: readonly (readonly string[])[]) {
  const names = await listAccountNames(db, companyId, [...new Set(idsOf.flat())])
  return idsOf.map((ids) => ({
    variant: null,
    target: ids
      .slice(0, maxNamed)
      .map((id) => names.get(id) ?? '')
      .join(', '),
  }))
}

export const undo: readonly UndoPart<Database>[] = [
  {
    kind: 'recommendation',
    needs: 'recommend',
    provesAccountAlone: true,
    reverse: reverseGiven,
    word: (db, companyId, items) =>
      namesOf(
        db,
        companyId,
        items.map((item) => readGiven(item)?.accountIds ?? []),
      ),
  },
  {
    kind: 'declining',
    // Declining ends the access of an interviewer to the report, so that the gate does not find it.
    needs: 'act',
    provesAccountAlone: true,
    reverse: inTurn(reverseDeclined),
    word: async (_db, _companyId, items) => items.map(() => ({ variant: null, target: null })),
  },
  {
    kind: 'withdrawing',
    needs: 'recommend',
    provesAccountAlone: true,
    reverse: inTurn(reverseWithdrawn),
    word: (db, companyId, items) =>
      namesOf(
        db,
        companyId,
        items.map((item) => readWithdrawn(item)?.accountIds ?? []),
      ),
  },
]
