import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { companyFilePart } from '../../../platform/imports/rules/part.ts'
import { maxReason, maxReasons } from '../contract.ts'
import { lockRevision, replaceReasons } from './queries.ts'

const refusalReasons = companyFilePart<Database>()({
  key: 'refusalReasons',
  schema: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReason)))
    .check(z.maxLength(maxReasons)),
  async store({ db, companyId }, given) {
    // Reasons that were edited in the product are not overwritten.
    if ((await lockRevision(db, companyId)) > 0) return
    await replaceReasons(db, companyId, [...new Set(given)])
  },
})

export const parts = [refusalReasons]
