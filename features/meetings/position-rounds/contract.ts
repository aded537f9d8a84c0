import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('position-rounds')

/** The most rounds of one position. */
export const maxRounds = 20
/** The longest name of a round, in characters. */
export const maxRoundName = 200

const Text = z.nullable(z.string())

/** The interview rounds of a position, in order. */
export const listPositionRounds = defineCall({
  method: 'GET',
  path: '/admin/config/positions/rounds/list',
  summary: 'The rounds of interviews of a position, as administrators set them',
  access: 'admin',
  input: z.object({ positionId: WireId }),
  reply: z.object({
    /** The number of changes made here; a change names the revision that it is based on. */
    revision: z.number(),
    rounds: z.array(
      z.object({
        roundId: z.string(),
        name: z.string(),
        /** The form that its interviewers fill in; null for feedback without one. */
        formId: Text,
        formName: Text,
      }),
    ),
  }),
})

/** Replaces all rounds of a position. A round that is left out is removed; interviews planned in it keep its name. */
export const savePositionRounds = defineCall({
  method: 'POST',
  path: '/admin/config/positions/rounds/save',
  summary: 'Sets the rounds of interviews of a position',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    positionId: WireId,
    revision: wireNumber(0, 2_000_000_000),
    rounds: z
      .array(
        z.strictObject({
          /** Empty for a new one. */
          roundId: z._default(z.union([WireId, z.literal('')]), ''),
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxRoundName)),
          /** Empty for none. */
          formId: z._default(z.union([WireId, z.literal('')]), ''),
        }),
      )
      .check(z.maxLength(maxRounds)),
  }),
  reply: z.object({ revision: z.number() }),
  refusals: {
    changedMeanwhile: codes.changedMeanwhile,
    unknownRound: codes.invalidInput,
    unknownForm: codes.invalidInput,
  },
})
