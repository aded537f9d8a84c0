import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'
import { standsOnce } from '../../../platform/imports/rules/stands-once.ts'

export const programmeKey = 'tests.programme'

const Key = z.string().check(z.minLength(1), z.maxLength(128))
const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Text = z.string().check(z.maxLength(20_000))
const Code = z.string().check(z.maxLength(50_000))
const Seconds = z.number().check(z.minimum(0), z.maximum(10_000_000))
/** −1 and null: the score is still being made. */
const Score = z.nullable(z.number().check(z.minimum(-1), z.maximum(1_000)))

const Task = z.strictObject({
  taskId: Key,
  title: z.optional(Name),
  problem: Text,
  usetime: z.optional(Seconds),
  score: z.optional(Score),
  totalScore: z.optional(z.number().check(z.minimum(0), z.maximum(1_000))),
  scoreReason: z.optional(Text),
  files: z.optional(
    z
      .array(z.strictObject({ fileName: Name, language: z.optional(Name), content: Code }))
      .check(z.maxLength(20), standsOnce('fileName')),
  ),
  cases: z.optional(
    z
      .array(
        z.strictObject({
          name: Name,
          status: z.int().check(z.minimum(-1), z.maximum(1)),
          detail: z.optional(Text),
        }),
      )
      .check(z.maxLength(500), standsOnce('name')),
  ),
})

export const StoredProgramme = z.strictObject({
  name: z.optional(Name),
  usetime: z.optional(Seconds),
  totaltime: z.optional(Seconds),
  tasks: z.array(Task).check(z.maxLength(50), standsOnce('taskId')),
})
export type StoredProgramme = z.output<typeof StoredProgramme>

const programme = interviewDocument(programmeKey, StoredProgramme)

export const parts = [programme]
