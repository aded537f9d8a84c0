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

/** The rounds in which the candidates of a position are interviewed, from the first. */
export const listPositionRounds = defineCall({
  method: 'GET',
  path: '/admin/config/positions/rounds/list',
  summary: 'The rounds of interviews of a position, as administrators set them',
  access: 'admin',
  input: z.object({ positionId: WireId }),
  reply: z.object({
    /** How often they were changed here; a change names the one that it was made from. */
    revision: z.number(),
    rounds: z.array(
      z.object({
        roundId: z.string(),
        name: z.string(),
        /** What its interviewers fill in; null where they write without a form. */
        formId: Text,
        formName: Text,
      }),
    ),
  }),
})

/** Sets all rounds of a position. One that is left out is gone; interviews planned of it keep its name. */
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
