import type { Database } from '@candor/db/database'
import { candidatePart } from '../../../platform/imports/rules/part.ts'
import { BundledEvaluations } from '../rules/stored.ts'
import { replaceImportedEvaluations } from './queries.ts'

const thirdParty = candidatePart<Database>()({
  key: 'thirdParty',
  schema: BundledEvaluations,
  store: (bundle, value) => replaceImportedEvaluations(bundle.db, bundle, value),
})

export const parts = [thirdParty]
