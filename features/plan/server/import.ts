import type { Database } from '@candor/db/database'
import { candidatePart } from '../../imports/rules/part.ts'
import { BundledPlans } from './import/bundled.ts'
import { putImportedPlans } from './queries/imported.ts'

const interviewPlans = candidatePart<Database>()({
  key: 'interviewPlans',
  schema: BundledPlans,
  store: (context, value) => putImportedPlans(context.db, context, value),
})

export const parts = [interviewPlans]
