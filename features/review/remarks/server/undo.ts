import type { Database } from '@candor/db/database'
import type { RefusedItem, UndoItem, UndoPart } from '../../../platform/undo/rules/part.ts'
import { replaceMentions } from '../../mentions/server/queries.ts'
import { readChange } from '../rules/undo-change.ts'
import { deleteHidden, restoreText, setDeleted } from './queries.ts'

const deletion: UndoPart<Database> = {
  kind: 'remarkDeletion',
  needs: 'remark',
  async reverse({ db, companyId, byAccountId }, items) {
    const done: UndoItem[] = []
    const refused: RefusedItem[] = []
    for (const item of items) {
      const isBack =
        item.ref && (await setDeleted(db, { companyId, accountId: byAccountId }, { id: item.ref, at: null }))
      if (isBack) done.push(item)
      else refused.push({ candidateId: item.candidateId, why: 'gone', byName: null })
    }
    return { done, refused }
  },
  word: async (_db, _companyId, items) => items.map(() => ({ variant: null, target: null })),
  async finish({ db, companyId }, items) {
    await deleteHidden(
      db,
      companyId,
      items.flatMap(({ ref }) => ref ?? []),
    )
  },
}

const change: UndoPart<Database> = {
  kind: 'remarkChange',
  needs: 'remark',
  async reverse({ db, companyId, byAccountId, actAt }, items) {
    const done: UndoItem[] = []
    const refused: RefusedItem[] = []
    for (const item of items) {
      const changed = readChange(item)
      const author = { companyId, accountId: byAccountId }
      if (!changed || !(await restoreText(db, author, changed))) {
        refused.push({ candidateId: item.candidateId, why: 'changed', byName: null })
        continue
      }
      const { id: subjectId, candidateId, named } = changed
      const of = { companyId, candidateId, subject: 'remark', subjectId, byAccountId, at: actAt } as const
      await replaceMentions(db, of, named)
      done.push(item)
    }
    return { done, refused }
  },
  word: async (_db, _companyId, items) => items.map(() => ({ variant: null, target: null })),
}

export const undo: readonly UndoPart<Database>[] = [deletion, change]
