import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'
import { releaseHidden } from '../../../platform/imports/server/queries/files.ts'
import { readRemoved } from '../rules/removed.ts'
import { deleteRemovals } from './queries/removals.ts'

export const erase: ErasePart<Database> = {
  // A removal keeps all rows of its candidate. Without the person nobody can undo it.
  async forget({ db, companyId, candidateId, personId }) {
    const removals = await deleteRemovals(db, { companyId, candidateId, personId })
    const files = removals.flatMap((kept) => readRemoved(kept)?.files ?? [])
    await releaseHidden(db, companyId, files)
  },
  tables: [
    {
      table: 'candidate_edit',
      by: 'candidate_id',
      copied: ['field', 'from_value', 'to_value', 'changed_at'],
    },
  ],
}
