import type { Database } from '@candor/db/database'
import { holdImportsOff, releaseHidden } from '../../../platform/imports/server/queries/files.ts'
import type { UndoPart } from '../../../platform/undo/rules/part.ts'
import { readRemoved } from '../rules/removed.ts'
import { hasPerson, insertRows } from './queries/removed.ts'

const removing: UndoPart<Database> = {
  kind: 'candidate',
  needs: 'edit',
  provesAccountAlone: true,
  lockFirst: holdImportsOff,
  async reverse({ db }, items) {
    const [item] = items
    const removed = item && readRemoved(item.before)
    // A person that was erased meanwhile does not come back.
    if (!removed || !(await hasPerson(db, removed.rows)))
      return { done: [], refused: [{ candidateId: null, why: 'gone', byName: null }] }
    await insertRows(db, removed.rows)
    return { done: items, refused: [] }
  },
  word: async (_db, _companyId, items) => items.map(() => ({ variant: null, target: null })),
  async finish({ db, companyId }, items) {
    await releaseHidden(
      db,
      companyId,
      items.flatMap(({ before }) => readRemoved(before)?.files ?? []),
    )
  },
}

export const undo: readonly UndoPart<Database>[] = [removing]
