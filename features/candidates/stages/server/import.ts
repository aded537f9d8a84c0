import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { type AfterBundle, companyFilePart } from '../../../platform/imports/rules/part.ts'
import { isEndKind } from '../rules/kinds.ts'
import { bringStage } from './queries/bringing.ts'
import { storeCompanyStages } from './queries/company-stages.ts'
import { insertMove } from './queries/moves.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(60))

/** The stages of `company.json`, in order. Stages that the file leaves out stay behind them. */
export const CompanyStages = z
  .array(
    z.strictObject({
      id: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/\S/)),
      name: z.optional(
        z.union([
          Name,
          z.strictObject({ cn: z.optional(Name), en: z.optional(Name), 'zh-TW': z.optional(Name) }),
        ]),
      ),
      kind: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
      limitDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(365)))),
    }),
  )
  .check(z.maxLength(100))

const stagesPart = companyFilePart<Database>()({
  key: 'stages',
  schema: CompanyStages,
  store: ({ db, companyId }, stages) =>
    storeCompanyStages(
      db,
      companyId,
      stages.map(({ id, name = {}, kind, limitDays }) => ({
        wireId: id,
        names: typeof name === 'string' ? { cn: name, en: name, 'zh-TW': name } : name,
        kind,
        limitDays,
      })),
    ),
})

export const parts = [stagesPart]

/** Gives the position the stage of a bundle (decision S122), and keeps the move of a known candidate. */
export const afterBundle: AfterBundle<Database> = async ({
  db,
  companyId,
  candidateId,
  positionId,
  now,
  change,
  once,
}) => {
  const { before, place, sentStage, byAccountId } = change
  const { stageId, stageTypeKind } = sentStage
  // A candidate that a person moved elsewhere brings no stage.
  if (place.stageId === stageId || isEndKind(stageTypeKind))
    await once(`bring stage ${stageId} to ${positionId}`, () =>
      bringStage(db, { companyId, positionId, wireId: stageId, kind: stageTypeKind }),
    )
  if (!before || (before.place.stageId === place.stageId && before.place.outcome === place.outcome)) return []
  await insertMove(db, {
    companyId,
    candidateId,
    from: { stageId: before.place.stageId, outcome: before.place.outcome, since: before.stageSince },
    to: { stageId: place.stageId, outcome: place.outcome },
    reason: '',
    byAccountId,
    movedAt: now,
  })
  return []
}
