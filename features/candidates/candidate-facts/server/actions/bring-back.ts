import type { Database } from '@candor/db/database'
import type { OfCandidate } from '../../../candidates/server/queries.ts'
import { readRemoved } from '../../rules/removed.ts'
import { findRemoval } from '../queries/removals.ts'
import { hasPerson, insertRows } from '../queries/removed.ts'

/**
 * Stores the rows of a removed candidate again, within the transaction that erases it: so its erasure finds all that a
 * present candidate has. Does nothing where no removal is kept, or where the person is gone.
 */
export async function bringBack(db: Database, of: OfCandidate): Promise<void> {
  const removed = readRemoved(await findRemoval(db, of))
  if (removed && (await hasPerson(db, removed.rows))) await insertRows(db, removed.rows)
}
