import * as z from 'zod/mini'

/** The longest id or token that a caller may send. */
const maxIdLength = 128

/** An id as a caller sends it: unchecked text. Only the gate turns it into an id of something stored. */
export const WireId = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxIdLength))

/** An id that may be missing; an empty form field counts as missing. */
export const OptionalWireId = z.optional(z.string().check(z.trim(), z.maxLength(maxIdLength)))

const numberText = /^-?\d{1,15}(\.\d{1,6})?$/

/**
 * A number that form encoding may have turned into text. Its input type is `number`.
 *
 * Not `z.coerce`: that reads '' as 0 and ' ' as 0.
 */
export function wireNumber(min: number, max: number) {
  const number = z.number().check(z.minimum(min), z.maximum(max))
  return z.pipe(
    z.transform((value) => (typeof value === 'string' && numberText.test(value) ? Number(value) : value)),
    number,
  ) as unknown as z.ZodMiniType<number, number>
}

/** A number field that may be missing or sent as an empty form field. */
export function optionalWireNumber(min: number, max: number) {
  const number = z.optional(z.number().check(z.minimum(min), z.maximum(max)))
  return z.optional(
    z.pipe(
      z.transform((value) => {
        if (value === '' || value === null) return undefined
        return typeof value === 'string' && numberText.test(value) ? Number(value) : value
      }),
      number,
    ),
  ) as unknown as z.ZodMiniOptional<z.ZodMiniType<number, number>>
}

/** A call that says only whether it worked. */
export const Nothing = z.null()
