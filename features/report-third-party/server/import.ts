import type { Database } from '@candor/db/database'
import { candidatePart } from '../../imports/rules/part.ts'
import { BundledEvaluations } from '../rules/stored.ts'
import { putImportedEvaluations } from './queries.ts'

const thirdParty = candidatePart<Database>()({
  key: 'thirdParty',
  schema: BundledEvaluations,
  store: (context, value) => putImportedEvaluations(context.db, context, value),
})

export const parts = [thirdParty]
