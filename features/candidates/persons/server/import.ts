import type { Database } from '@candor/db/database'
import type { AfterBundle } from '../../../platform/imports/rules/part.ts'
import { storeContacts, storeFirstContacts } from './queries.ts'

/** Keeps the contacts by which the person of a bundle is noticed elsewhere. */
export const afterBundle: AfterBundle<Database> = async (bundle) => {
  const { before, fields } = bundle.change
  if (before) await storeContacts(bundle.db, bundle, fields)
  else await storeFirstContacts(bundle, fields)
  return []
}
