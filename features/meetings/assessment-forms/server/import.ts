import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { companyFilePart } from '../../../platform/imports/rules/part.ts'
import { ImportedForm } from '../rules/imported-form.ts'
import { putForm } from './queries/versions.ts'

const assessmentForms = companyFilePart<Database>()({
  key: 'assessmentForms',
  schema: z.array(ImportedForm).check(z.maxLength(100)),
  async store({ db, companyId, clock }, forms) {
    for (const form of forms) await putForm(db, companyId, form, clock.now())
  },
})

export const parts = [assessmentForms]
