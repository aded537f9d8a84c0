import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { candidateDocument } from '../../../candidates/candidates/server/queries.ts'
import { maxRemarkLength, remarkType } from '../rules/remark.ts'

const Code = z.int().check(z.minimum(0), z.maximum(1_000))

const Remark = z.strictObject({
  externalId: z.string().check(z.minLength(1), z.maxLength(128)),
  createdTime: z.int().check(z.minimum(0), z.maximum(latestTime)),
  estimateType: z._default(Code, remarkType),
  estimateUserName: z.string().check(z.minLength(1), z.maxLength(200)),
  estimateContent: z.string().check(z.maxLength(maxRemarkLength)),
  estimateScore: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  result: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  source: z.optional(Code),
})

export const Remarks = z.array(Remark).check(z.maxLength(2_000))
export type Remarks = z.output<typeof Remarks>

const remarks = candidateDocument('remarks', Remarks)

export const parts = [remarks]
