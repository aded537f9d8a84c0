import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('refusal-reasons')

/** The most reasons of a company. */
export const maxReasons = 30
/** The longest reason, in characters. */
export const maxReason = 100

/** A company's reasons for refusing candidates, to choose from. */
export const listRefusalReasons = defineCall({
  method: 'GET',
  path: '/candidate/refuseReason/list',
  summary: 'The company’s reasons for turning a candidate down',
  access: { user: { company: 'companyId' } },
  input: z.object({ companyId: OptionalWireId }),
  reply: z.array(z.object({ id: z.string(), reason: z.string() })),
})

export const readRefusalReasons = defineCall({
  method: 'GET',
  path: '/admin/config/refusalReasons/list',
  summary: 'The company’s reasons for turning a candidate down, as administrators set them',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    /** The number of changes made here; a change names the revision that it is based on. */
    revision: z.number(),
    reasons: z.array(z.string()),
    /** How often each of them was used, in the same order: in rejections and declined recommendations. */
    uses: z.array(z.object({ reason: z.string(), count: z.number() })),
  }),
})

/** Replaces all reasons. One with the same text remains the same reason. */
export const saveRefusalReasons = defineCall({
  method: 'POST',
  path: '/admin/config/refusalReasons/save',
  summary: 'Sets the company’s reasons for turning a candidate down',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    revision: wireNumber(0, 2_000_000_000),
    reasons: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReason)))
      .check(z.maxLength(maxReasons)),
  }),
  reply: z.object({ revision: z.number() }),
  refusals: { changedMeanwhile: codes.changedMeanwhile },
})
