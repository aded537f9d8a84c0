import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import type * as z from 'zod/mini'
import { findInterviewDocument } from '../../interviews/server/queries.ts'
import { BigFive, PersonalityTest } from '../contract.ts'

interface OfInterview {
  companyId: CompanyId
  interviewId: InterviewId
}

// What came in before a part was read can be of any shape; it counts as nothing.
const readOrNull = <Schema extends z.ZodMiniType>(schema: Schema, document: unknown) =>
  schema.safeParse(document).data ?? null

/** The Big Five profile of an interview as it was imported; null while nothing has come in. */
export async function findBigFive(db: Database, of: OfInterview) {
  return readOrNull(BigFive, await findInterviewDocument(db, of, 'tests.bigFive'))
}

/** The personality test of an interview as it was imported; null while nothing has come in. */
export async function findPersonalityTest(db: Database, of: OfInterview) {
  return readOrNull(PersonalityTest, await findInterviewDocument(db, of, 'tests.personality'))
}
