import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { findField } from './order.ts'

/** The most chips of a filter. */
export const maxChips = 16
/** The most values of one chip. */
export const maxValues = 50

const not = z.optional(z.boolean())

function valuesOf<Value extends z.ZodMiniType>(value: Value) {
  return z.array(value).check(z.minLength(1), z.maxLength(maxValues))
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

/** A day of the calendar, as YYYY-MM-DD. */
const Day = z.string().check(z.maxLength(10), z.refine(isDay))
const daySpan = { from: z.optional(Day), to: z.optional(Day) }
const Points = z.number().check(z.minimum(0), z.maximum(5), z.multipleOf(0.1))
const Years = z.int().check(z.minimum(0), z.maximum(60))

/** Where a candidate stands: hired, rejected, withdrew, or the application goes on. */
export const outcomeValues = ['hired', 'rejected', 'withdrew', 'open'] as const
export const stateValues = ['pass', 'wait', 'reject', 'notOperated', 'invalid'] as const
/** The answer of a reviewer; `none`: asked and nothing yet. */
export const answerValues = ['pass', 'wait', 'reject', 'none'] as const
/** Whom a candidate waits for, from the viewer's side. */
export const waitingValues = ['me', 'colleague', 'candidate', 'nobody'] as const

/**
 * One condition of a filter; `not` turns it round. Values of one chip are alternatives. Chips narrow one another, so
 * that the same kind may stand twice.
 */
export const Chip = z.discriminatedUnion('by', [
  z.object({ by: z.literal('position'), not, values: valuesOf(WireId) }),
  /** Wire ids of stages. */
  z.object({ by: z.literal('stage'), not, values: valuesOf(WireId) }),
  z.object({ by: z.literal('outcome'), not, values: valuesOf(z.enum(outcomeValues)) }),
  /** The state by which the list counts (decision D14). */
  z.object({ by: z.literal('state'), not, values: valuesOf(z.enum(stateValues)) }),
  /** AI overall score on a scale of five, by tenths; a scale of three is stretched. Both ends are included. */
  z.object({ by: z.literal('score'), not, from: z.optional(Points), to: z.optional(Points) }),
  z.object({
    by: z.literal('label'),
    not,
    values: valuesOf(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
  }),
  /** Days in the time zone of the company; both ends are included. */
  z.object({ by: z.literal('applied'), not, ...daySpan }),
  /** The last activity: a range of days, or `last`: the last so many days. */
  z.object({
    by: z.literal('active'),
    not,
    ...daySpan,
    last: z.optional(z.int().check(z.minimum(1), z.maximum(3_650))),
  }),
  /** Answers of a colleague by account; `me` is the viewer. Without answers, every answer fits. */
  z.object({
    by: z.literal('reviewer'),
    not,
    values: valuesOf(WireId),
    answers: z.optional(z.array(z.enum(answerValues)).check(z.maxLength(answerValues.length))),
  }),
  z.object({ by: z.literal('waiting'), not, values: valuesOf(z.enum(waitingValues)) }),
  /** Reasons of rejections, in the company's words. */
  z.object({
    by: z.literal('reason'),
    not,
    values: valuesOf(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  }),
  /** Years of work experience; both ends are included. */
  z.object({ by: z.literal('years'), not, from: z.optional(Years), to: z.optional(Years) }),
])
export type Chip = z.output<typeof Chip>
export type ChipKind = Chip['by']

/** The filter of the list by chips and a text, beside the older fields. */
export const chipFields = {
  ...findField,
  chips: z.optional(z.array(Chip).check(z.maxLength(maxChips))),
}
