import * as z from 'zod/mini'

/** The longest id or token that a caller may send. */
const maxIdLength = 128

/** An id as a caller sends it: unchecked text. Only the gate turns it into the id of a record. */
export const WireId = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxIdLength))

/** An id that may be missing; an empty form field counts as missing. */
export const OptionalWireId = z.optional(z.string().check(z.trim(), z.maxLength(maxIdLength)))

const numberText = /^-?\d{1,15}(\.\d{1,6})?$/

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && numberText.test(value) ? Number(value) : value
}

function wireNumberOf(number: z.ZodMiniNumber) {
  return z.pipe(z.transform(readNumber), number) as unknown as z.ZodMiniType<number, number>
}

function optionalWireNumberOf(number: z.ZodMiniNumber) {
  return z.optional(
    z.pipe(
      z.transform((value) => (value === '' || value === null ? undefined : readNumber(value))),
      z.optional(number),
    ),
  ) as unknown as z.ZodMiniOptional<z.ZodMiniType<number, number>>
}

function whole(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max))
}

/** `z.multipleOf` takes what is nearly a multiple, such as 5e-324, and no column does. */
const exactHalf = z.check<number>(({ value, issues }) => {
  if (issues.length === 0 && !Number.isInteger(value * 2))
    issues.push({ code: 'not_multiple_of', origin: 'number', divisor: 0.5, input: value })
})

const stars = z.number().check(z.minimum(0), z.maximum(5), z.multipleOf(0.5), exactHalf)

/**
 * A whole number that form encoding may have turned into text. Its input type is `number`.
 *
 * Not `z.coerce`: that reads '' as 0 and ' ' as 0.
 */
export function wireNumber(min: number, max: number) {
  return wireNumberOf(whole(min, max))
}

/** A whole number that may be missing or sent as an empty form field. */
export function optionalWireNumber(min: number, max: number) {
  return optionalWireNumberOf(whole(min, max))
}

/** Stars by halves, otherwise as `wireNumber`. */
export const WireStars = wireNumberOf(stars)

/** Stars by halves that may be missing, otherwise as `optionalWireNumber`. */
export const OptionalWireStars = optionalWireNumberOf(stars)

/** Points of 100 that may be missing, with up to six decimals, otherwise as `optionalWireNumber`. */
export const OptionalWirePoints = optionalWireNumberOf(z.number().check(z.minimum(0), z.maximum(100)))

/** A text that a client may also send as a number: a score, an answer on a scale. */
export function wireText<Text extends z.ZodMiniType<string, string>>(text: Text) {
  const read = z.transform((value) => (Number.isFinite(value) ? String(value) : value))
  return z.pipe(read, text) as unknown as z.ZodMiniType<string, string>
}

const maxLevels = 64

/** A parser takes a hundred times longer for a level than for a character; a list of ids has one level. */
function isNested(text: string): boolean {
  return text.split(/[[{]/, maxLevels + 2).length > maxLevels + 1
}

/** A list in form encoding: as JSON text, or separated by commas. */
export function readTextList(text: string): unknown {
  const list = text.trim()
  if (!list.startsWith('[')) return list === '' ? [] : list.split(',')
  if (isNested(list)) return [list]
  try {
    return JSON.parse(list)
  } catch {
    return [list]
  }
}

/** A list of texts that form encoding may have turned into text. */
export function wireList<List extends z.ZodMiniType<string[], string[]>>(list: List) {
  const read = z.transform((value) => (typeof value === 'string' ? readTextList(value) : value))
  return z.pipe(read, list) as unknown as z.ZodMiniType<string[], string[]>
}

const booleans = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
])

/** A yes or no that form encoding may have turned into text. */
export const WireBoolean = z.pipe(
  z.transform((value) => booleans.get(value) ?? value),
  z.boolean(),
) as unknown as z.ZodMiniType<boolean, boolean>

/** The payload of a call that only says whether it worked. */
export const Nothing = z.null()
