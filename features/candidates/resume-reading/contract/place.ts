import * as z from 'zod/mini'

/** Longest text of a value or a place. */
export const ReadText = z.string().check(z.maxLength(20_000))
export const ReadCount = z.int().check(z.minimum(0))

const Size = z.object({ width: z.number(), height: z.number() })
const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** The shape of a `Place`. */
export const PlaceShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    line: ReadCount,
    quote: ReadText,
    page: ReadCount,
    box: Box,
    size: Size,
  }),
  z.object({
    kind: z.literal('text'),
    line: ReadCount,
    quote: ReadText,
    start: ReadCount,
    end: ReadCount,
  }),
])
