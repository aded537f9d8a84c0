import type { Database } from '@candor/db/database'
import { type OfInterview, readInterviewPart } from '../../interviews/server/queries.ts'
import { Abilities } from './import.ts'

/** The abilities that an interview showed, as they were imported; none while nothing has come in. */
export async function listAbilities(db: Database, of: OfInterview): Promise<Abilities> {
  return (await readInterviewPart(db, of, 'tests.reading', Abilities)) ?? []
}
