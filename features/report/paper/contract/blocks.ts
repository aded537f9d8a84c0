import * as z from 'zod/mini'

/** The verdicts on an answer, each with a colour of its own (R9-066). */
const paperVerdicts = ['correct', 'partial', 'wrong'] as const

/** A text in a table or a list of facts; `stars` are drawn beside it, and the verdict sets its icon and colour. */
export const Cell = z.object({
  text: z.string(),
  stars: z.optional(z.object({ value: z.number(), outOf: z.number() })),
  verdict: z.optional(z.enum(paperVerdicts)),
})
export type Cell = z.output<typeof Cell>

const Heading = z.object({
  kind: z.literal('heading'),
  /** Below the title of a tab (2). */
  level: z.union([z.literal(3), z.literal(4)]),
  text: z.string(),
  /** Text at its right end: the result of the part. */
  end: z.optional(z.string()),
})

const Text = z.object({
  kind: z.literal('text'),
  text: z.string(),
  /** Bold text before it. */
  lead: z.optional(z.string()),
  isSmall: z.optional(z.boolean()),
})

/** A notice that something is missing or unfinished, or about the author of what follows. */
const Notice = z.object({ kind: z.literal('notice'), text: z.string() })

const Facts = z.object({
  kind: z.literal('facts'),
  facts: z.array(z.object({ name: z.string(), value: Cell })),
})

const List = z.object({
  kind: z.literal('list'),
  items: z.array(z.string()),
  isOrdered: z.optional(z.boolean()),
})

const Table = z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(Cell)) })

/** Evidence of a claim: the quoted words with question and time, in place of the video. */
const Quotes = z.object({
  kind: z.literal('quotes'),
  quotes: z.array(
    z.object({
      sign: z.enum(['supports', 'against', 'note']),
      /** Kind, question and time in words: `Supports: Q2 05:21`. */
      place: z.string(),
      title: z.nullable(z.string()),
      quote: z.string(),
      why: z.nullable(z.string()),
      /** Why the quote may be wrong; null without a reason. */
      caution: z.nullable(z.string()),
    }),
  ),
})

/** A transcript, line by line, each with its time. */
const Said = z.object({
  kind: z.literal('said'),
  lines: z.array(z.object({ time: z.string(), who: z.nullable(z.string()), text: z.string() })),
})

const Code = z.object({ kind: z.literal('code'), title: z.string(), text: z.string() })

/** Values on a scale between two ends; `text` says the value, or why there is none. */
const Bars = z.object({
  kind: z.literal('bars'),
  title: z.string(),
  max: z.number(),
  bars: z.array(
    z.object({
      name: z.string(),
      value: z.nullable(z.number()),
      text: z.string(),
      low: z.optional(z.string()),
      high: z.optional(z.string()),
    }),
  ),
})

/** Drawn on the page only: a table beside it says the same. */
const Radar = z.object({
  kind: z.literal('radar'),
  title: z.string(),
  max: z.union([z.literal(3), z.literal(5), z.literal(10)]),
  axes: z.array(z.object({ name: z.string(), value: z.number(), median: z.optional(z.number()) })),
})

/** Drawn on the page; elsewhere it is a table with this head, with the text and count of each bin. */
const Spread = z.object({
  kind: z.literal('spread'),
  title: z.string(),
  max: z.number(),
  head: z.tuple([z.string(), z.string()]),
  /** The text of the bin with `value` says so. */
  bins: z.array(z.object({ from: z.number(), to: z.number(), text: z.string(), count: z.number() })),
  value: z.nullable(z.number()),
})

export const Block = z.discriminatedUnion('kind', [
  Heading,
  Text,
  Notice,
  Facts,
  List,
  Table,
  Quotes,
  Said,
  Code,
  Bars,
  Radar,
  Spread,
])
export type Block = z.output<typeof Block>
