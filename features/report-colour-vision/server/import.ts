import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { interviewPart } from '../../imports/rules/part.ts'
import { putInterviewDocument } from '../../interviews/server/queries.ts'

const Count = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))))

/** −1 and null: the result is still being made. */
const ColourVision = z.strictObject({
  resultStatus: z.nullable(z.literal([-1, 1, 2, 3])),
  successCount: Count,
  errorCount: Count,
})

const colourVision = interviewPart<Database>()({
  key: 'tests.colourVision',
  schema: ColourVision,
  async store(context, { resultStatus, successCount, errorCount }) {
    const document = {
      resultStatus: resultStatus ?? -1,
      successCount: successCount ?? null,
      errorCount: errorCount ?? null,
    }
    await putInterviewDocument(context.db, context, 'tests.colourVision', document, context.now)
  },
})

export const parts = [colourVision]
