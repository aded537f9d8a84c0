import type { Database } from '@candor/db/database'
import type { FormId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import { PartRefused, type RuleFault } from '../../../platform/imports/rules/fault.ts'
import { companyFilePart } from '../../../platform/imports/rules/part.ts'
import { maxRoundName, maxRounds } from '../contract.ts'
import { listFormIds, listRoundsOf, lockPositionByExternalId, replaceRounds } from './queries.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(128))

const RoundsOfPosition = z.strictObject({
  /** The position, by its external id. */
  position: Key,
  rounds: z
    .array(
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(maxRoundName)),
        /** The external id of the form that its interviewers fill in. */
        form: z.optional(Key),
      }),
    )
    .check(z.maxLength(maxRounds)),
})

const interviewRounds = companyFilePart<Database>()({
  key: 'interviewRounds',
  schema: z.array(RoundsOfPosition).check(z.maxLength(10_000)),
  async store({ db, companyId }, given) {
    const forms: ReadonlyMap<string, FormId> = await listFormIds(db, companyId)
    const faults: RuleFault[] = []
    for (const [index, { position: externalId, rounds }] of given.entries()) {
      const position = await lockPositionByExternalId(db, companyId, externalId)
      if (!position) {
        faults.push({ path: [index, 'position'], fault: 'noSuchPosition', values: { position: externalId } })
        continue
      }
      for (const [roundIndex, { form }] of rounds.entries()) {
        if (form !== undefined && !forms.has(form))
          faults.push({ path: [index, 'rounds', roundIndex, 'form'], fault: 'noSuchForm', values: { form } })
      }
      // Rounds that were edited in the product are not overwritten.
      if (faults.length > 0 || position.roundsRevision > 0) continue
      // A round is matched by its name, so that interviews planned in it keep it.
      const known = await listRoundsOf(db, companyId, position.id)
      const free = [...known]
      const set = rounds.map(({ name, form }) => {
        const found = free.findIndex((round) => round.name === name)
        const [same] = found < 0 ? [] : free.splice(found, 1)
        return { id: same?.id ?? null, name, formId: forms.get(form ?? '') ?? null }
      })
      await replaceRounds(db, { companyId, positionId: position.id }, set)
    }
    if (faults.length > 0) throw new PartRefused(faults)
  },
})

export const parts = [interviewRounds]
