import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'
import { releaseHidden } from '../../../platform/imports/server/queries/files.ts'
import { listItemsOfKind } from '../../../platform/undo/server/queries/acts.ts'
import { readRemoved } from './undo.ts'

export const erase: ErasePart<Database> = {
  tables: [],
  /** A deleted attachment whose deletion can still be undone is no file of the candidate any more. */
  async forget({ db, companyId, candidateId }) {
    const items = await listItemsOfKind(db, { companyId, candidateId, kind: 'attachment' })
    const hidden = items.flatMap((item) => readRemoved(item)?.hidden ?? [])
    await releaseHidden(db, companyId, hidden)
  },
}
