import type { Database } from '@candor/db/database'
import { findJobsPast } from '../../../platform/editions/server/actions/past-edition.ts'
import type { AfterBundle } from '../../../platform/imports/rules/part.ts'
import { countInterviewUses } from './queries/uses.ts'

/** Counts what a bundle uses, and notes where the edition is exceeded: it is stored all the same. */
export const afterBundle: AfterBundle<Database> = async ({
  db,
  companyId,
  candidateId,
  isPositionNew,
  now,
  change,
  holds,
}) => {
  const jobs = isPositionNew ? await findJobsPast(db, companyId) : null
  const hasInterviews = change.before !== null || holds('interviews')
  const uses = hasInterviews ? await countInterviewUses(db, { companyId, candidateId }, now) : []
  return [
    ...(jobs === null ? [] : [{ path: ['position'], fault: 'jobsPast' as const, values: { most: jobs } }]),
    ...uses.map((kind) => ({ path: ['interviews'], fault: 'usesPast' as const, values: { kind } })),
  ]
}
