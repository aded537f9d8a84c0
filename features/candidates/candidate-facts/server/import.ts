import type { Database } from '@candor/db/database'
import { sharedFields } from '../../../platform/imports/rules/kept-changes.ts'
import type { AfterBundle } from '../../../platform/imports/rules/part.ts'
import { insertEdits } from './queries.ts'

/** Keeps what a bundle changes of a known candidate, field by field. */
export const afterBundle: AfterBundle<Database> = async (bundle) => {
  const { db, now, change } = bundle
  const { before, fields, byAccountId } = change
  if (!before) return []
  const edits = sharedFields
    .filter((field) => before.fields[field] !== fields[field])
    .map((field) => ({ field, from: before.fields[field], to: fields[field] }))
  await insertEdits(db, bundle, { edits, by: byAccountId, now })
  return []
}
