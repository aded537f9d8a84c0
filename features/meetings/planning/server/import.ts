import type { Database } from '@candor/db/database'
import { type AfterBundle, candidatePart } from '../../../platform/imports/rules/part.ts'
import { BundledPlans } from './import/bundled.ts'
import { listUnknownInterviewers, putImportedPlans } from './queries/imported.ts'

const interviewPlans = candidatePart<Database>()({
  key: 'interviewPlans',
  schema: BundledPlans,
  store: (bundle, value) => putImportedPlans(bundle.db, bundle, value),
})

export const parts = [interviewPlans]

/** Notes the interviewers who are no account: they hold these interviews only once somebody says who they are. */
export const afterBundle: AfterBundle<Database> = async ({ db, companyId, candidateId, change, holds }) => {
  if (change.before === null && !holds('interviewPlans')) return []
  const unknown = await listUnknownInterviewers(db, { companyId, candidateId })
  return unknown.map(({ name, externalId }) => ({
    path: ['interviewPlans'],
    fault: 'interviewerUnknown' as const,
    values: { name: externalId === null ? name : `${name} (${externalId})` },
  }))
}
