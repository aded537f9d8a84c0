import type { Database } from '@candor/db/database'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { decisions, resultOf } from '../../../candidates/candidates/rules/decision.ts'
import { maxReason, maxReasons } from '../../../candidates/refusal-reasons/contract.ts'
import { candidatePart } from '../../../platform/imports/rules/part.ts'
import { maxEvaluationLength } from '../contract/opinion.ts'
import { evaluationKinds } from '../rules/kinds.ts'
import { replaceImportedEvaluations } from './queries/imported.ts'

const Evaluation = z.strictObject({
  externalId: z.string().check(z.minLength(1), z.maxLength(128)),
  kind: z.enum(evaluationKinds),
  evaluatedBy: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The e-mail of the author's account, where they have one. */
  by: z.optional(z.string().check(z.maxLength(254))),
  score: z.optional(z.number().check(z.gt(0), z.maximum(5))),
  result: z.optional(z.literal(decisions.map((decision) => resultOf[decision]))),
  content: z._default(z.string().check(z.maxLength(maxEvaluationLength)), ''),
  /** Reasons of a rejection. */
  reasons: z._default(
    z.array(z.string().check(z.minLength(1), z.maxLength(maxReason))).check(z.maxLength(maxReasons)),
    [],
  ),
  stageId: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Epoch milliseconds. */
  createdAt: z.int().check(z.minimum(0), z.maximum(latestTime)),
})

const evaluations = candidatePart<Database>()({
  key: 'evaluations',
  schema: z.array(Evaluation).check(z.maxLength(2_000)),
  async store(bundle, given) {
    const rows = given.map(async ({ by, score, result, createdAt, ...opinion }) => ({
      ...opinion,
      accountId: by === undefined ? null : await bundle.accountOf(by),
      score: score ?? null,
      result: result ?? null,
      createdAt: new Date(createdAt),
    }))
    await replaceImportedEvaluations(bundle.db, bundle, await Promise.all(rows))
  },
})

export const parts = [evaluations]
