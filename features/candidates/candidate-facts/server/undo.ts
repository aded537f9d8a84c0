import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { holdImportsOff, releaseHidden } from '../../../platform/imports/server/queries/files.ts'
import type { UndoItem, UndoPart } from '../../../platform/undo/rules/part.ts'
import { hasPerson, insertRows } from './queries/removed.ts'

const Removed = z.object({ rows: z.record(z.string(), z.array(z.unknown())), files: z.array(z.string()) })

function readRemoved({ before }: UndoItem) {
  const read = z.safeParse(Removed, before)
  return read.success ? read.data : null
}

const removing: UndoPart<Database> = {
  kind: 'candidate',
  needs: 'edit',
  provesAccountAlone: true,
  lockFirst: holdImportsOff,
  async reverse({ db }, items) {
    const [item] = items
    const removed = item && readRemoved(item)
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
      items.flatMap((item) => readRemoved(item)?.files ?? []),
    )
  },
}

export const undo: readonly UndoPart<Database>[] = [removing]
