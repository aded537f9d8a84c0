import * as z from 'zod/mini'

/** The most things of one kind in a reply. */
export const maxThings = 200

/** One thing that waits for an account. */
export const TodayThing = z.object({
  kind: z.string(),
  /** Its id within the kind: it stays as long as the thing waits. */
  thing: z.string(),
  /** Epoch milliseconds, as all times here. */
  since: z.number(),
  /** When it is promised; null for what came without a promise. */
  due: z.nullable(z.number()),
  /** When a thing that was put off comes back; null for any other. */
  until: z.nullable(z.number()),
  /** Null for a thing about no candidate. */
  candidateId: z.nullable(z.string()),
  /** Masked where the report masks it. */
  name: z.nullable(z.string()),
  nameLatin: z.nullable(z.string()),
  positionId: z.nullable(z.string()),
  positionName: z.nullable(z.string()),
  positionNameLatin: z.nullable(z.string()),
  /** Facts for the card of the kind: each kind names its own. */
  facts: z.record(z.string(), z.unknown()),
})
export type TodayThing = z.output<typeof TodayThing>
