import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'

const Percentile = z.union([z.literal(-1), z.number().check(z.minimum(0), z.maximum(100))])

/** The result as it comes in. A percentile of −1 or null is still to come. */
export const StoredCognitiveTest = z.strictObject({
  percentile: z.nullable(Percentile),
  explanation: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  normGroup: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
})
export type StoredCognitiveTest = z.output<typeof StoredCognitiveTest>

const cognitive = interviewDocument('tests.cognitive', StoredCognitiveTest)

export const parts = [cognitive]
