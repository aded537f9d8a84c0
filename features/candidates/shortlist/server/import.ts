import type { Database } from '@candor/db/database'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { PartRefused, type RuleFault } from '../../../platform/imports/rules/fault.ts'
import { candidatePart } from '../../../platform/imports/rules/part.ts'
import { decisions, statusOf } from '../../candidates/rules/decision.ts'
import { type GivenRecommendation, replaceImportedRecommendations } from './queries/recommendations.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(128))
const Email = z.string().check(z.minLength(3), z.maxLength(254))
/** Epoch milliseconds. */
const Time = z.int().check(z.minimum(0), z.maximum(latestTime))

const Recommendation = z.strictObject({
  externalId: Key,
  to: Email,
  by: z.optional(Email),
  recommendStageId: z.string().check(z.minLength(1), z.maxLength(128)),
  recommendStatus: z.literal([0, 1]),
  /** 1 pass, 4 wait, 2 reject. */
  operateStatus: z.optional(z.literal(decisions.map((decision) => statusOf[decision]))),
  operatedAt: z.optional(Time),
  withdrawn: z.optional(z.boolean()),
  createdAt: Time,
})

export const recommendationsPart = candidatePart<Database>()({
  key: 'recommendations',
  schema: z.array(Recommendation).check(z.maxLength(500)),
  async store(bundle, given) {
    const faults: RuleFault[] = []
    const seen = new Set<string>()
    const rows: GivenRecommendation[] = []
    const accountOf = async (email: string, index: number, key: 'to' | 'by') => {
      const accountId = await bundle.accountOf(email)
      if (!accountId) faults.push({ path: [index, key], fault: 'unknownAccount', values: { email } })
      return accountId
    }
    for (const [index, each] of given.entries()) {
      if (seen.has(each.externalId)) {
        faults.push({ path: [index, 'externalId'], fault: 'duplicate', values: { value: each.externalId } })
      }
      seen.add(each.externalId)
      const toAccountId = await accountOf(each.to, index, 'to')
      const byAccountId = each.by ? await accountOf(each.by, index, 'by') : null
      if (!toAccountId) continue
      rows.push({
        externalId: each.externalId,
        toAccountId,
        byAccountId,
        recommendStageId: each.recommendStageId,
        recommendStatus: each.recommendStatus,
        operateStatus: each.operateStatus ?? null,
        operatedAt: each.operatedAt === undefined ? null : new Date(each.operatedAt),
        withdrawnAt: each.withdrawn ? bundle.now : null,
        createdAt: new Date(each.createdAt),
      })
    }
    if (faults.length > 0) throw new PartRefused(faults)
    await replaceImportedRecommendations(bundle.db, bundle, rows)
  },
})

export const parts = [recommendationsPart]
