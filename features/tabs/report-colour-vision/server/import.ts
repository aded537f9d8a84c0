import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'

const Count = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))))

/** −1 and null: the result is still being made. */
const ColourVision = z.strictObject({
  resultStatus: z.nullable(z.literal([-1, 1, 2, 3])),
  successCount: Count,
  errorCount: Count,
})

const colourVision = interviewDocument(
  'tests.colourVision',
  ColourVision,
  ({ resultStatus, successCount, errorCount }) => ({
    resultStatus: resultStatus ?? -1,
    successCount: successCount ?? null,
    errorCount: errorCount ?? null,
  }),
)

export const parts = [colourVision]
