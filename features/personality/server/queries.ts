import type { Database } from '@candor/db/database'
import { type OfInterview, readInterviewPart } from '../../interviews/server/queries.ts'
import { BigFive, PersonalityTest } from '../contract.ts'

/** The Big Five profile of an interview as it was imported; null while nothing has come in. */
export function findBigFive(db: Database, of: OfInterview) {
  return readInterviewPart(db, of, 'tests.bigFive', BigFive)
}

/** The personality test of an interview as it was imported; null while nothing has come in. */
export function findPersonalityTest(db: Database, of: OfInterview) {
  return readInterviewPart(db, of, 'tests.personality', PersonalityTest)
}
