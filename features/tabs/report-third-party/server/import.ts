import type { Database } from '@candor/db/database'
import { candidatePart } from '../../../platform/imports/rules/part.ts'
import { BundledEvaluations } from '../rules/stored.ts'
import { replaceImportedEvaluations } from './queries.ts'

const thirdParty = candidatePart<Database>()({
  key: 'thirdParty',
  schema: BundledEvaluations,
  store: (context, value) => replaceImportedEvaluations(context.db, context, value),
})

export const parts = [thirdParty]
