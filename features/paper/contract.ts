import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('paper')

/** What checking an answer came to; each has a colour of its own (R9-066). */
const paperVerdicts = ['correct', 'partial', 'wrong'] as const

/** A text in a table or a list of facts; `stars` are drawn beside it, and the verdict gives it its sign and colour. */
const Cell = z.object({
  text: z.string(),
  stars: z.optional(z.object({ value: z.number(), outOf: z.number() })),
  verdict: z.optional(z.enum(paperVerdicts)),
})
export type Cell = z.output<typeof Cell>

const Heading = z.object({
  kind: z.literal('heading'),
  /** Under the title of a tab (2). */
  level: z.union([z.literal(3), z.literal(4)]),
  text: z.string(),
  /** What stands at its right end: the verdict of what follows. */
  end: z.optional(z.string()),
})

const Text = z.object({
  kind: z.literal('text'),
  text: z.string(),
  /** Bold words before it. */
  lead: z.optional(z.string()),
  isSmall: z.optional(z.boolean()),
})

/** Says what is not there, or not yet, or who wrote what follows. */
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

/** What a claim rests on: in place of the video the quoted words, with question and time. */
const Quotes = z.object({
  kind: z.literal('quotes'),
  quotes: z.array(
    z.object({
      sign: z.enum(['supports', 'against', 'note']),
      /** The sign in words, with the question and the time: `Supports: Q2 05:21`. */
      place: z.string(),
      title: z.nullable(z.string()),
      quote: z.string(),
      why: z.nullable(z.string()),
      /** Why the quote is to be taken with care; null where nothing is said. */
      caution: z.nullable(z.string()),
    }),
  ),
})

/** What was said, line by line, each with its time. */
const Said = z.object({
  kind: z.literal('said'),
  lines: z.array(z.object({ time: z.string(), who: z.nullable(z.string()), text: z.string() })),
})

const Code = z.object({ kind: z.literal('code'), title: z.string(), text: z.string() })

/** Values against the ends of a scale; `text` says the value, or why there is none. */
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

/** Drawn on the page alone: a table beside it says the same. */
const Radar = z.object({
  kind: z.literal('radar'),
  title: z.string(),
  max: z.union([z.literal(3), z.literal(5), z.literal(10)]),
  axes: z.array(z.object({ name: z.string(), value: z.number(), median: z.optional(z.number()) })),
})

/** Drawn on the page; where nothing is drawn it is a table under this head, with the text of each bin and its count. */
const Spread = z.object({
  kind: z.literal('spread'),
  title: z.string(),
  max: z.number(),
  head: z.tuple([z.string(), z.string()]),
  /** The text of the bin in which `value` lies says so. */
  bins: z.array(z.object({ from: z.number(), to: z.number(), text: z.string(), count: z.number() })),
  value: z.nullable(z.number()),
})

const Block = z.discriminatedUnion('kind', [
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

/** The whole report as a document: what its reader may see of every tab, unfolded, in their language. */
export const ReportPaper = z.object({
  /** Masked where the candidate is anonymous. */
  name: z.string(),
  /** The name in the other script, with its language; null where only one is known. */
  otherName: z.nullable(z.object({ text: z.string(), lang: z.string() })),
  position: z.string(),
  company: z.string(),
  lang: z.string(),
  /** The day on which it was made, in the company's time zone: YYYY-MM-DD. */
  madeOn: z.string(),
  /** That it is confidential, for the foot of each page. */
  confidential: z.string(),
  /** Which interview it is, of how many, its state and its times; null where that could not be read. */
  interview: z.nullable(z.string()),
  /** What the screen draws in red: the veto, and the labels that warn. They stand before the facts, marked. */
  warnings: z.array(z.string()),
  facts: z.array(z.string()),
  /** Says that some of the head could not be read; null where it is whole. */
  missing: z.nullable(z.string()),
  /** The AI's overall score, with what it is; null where none shows. */
  overall: z.nullable(z.object({ name: z.string(), value: Cell })),
  /** Who wrote the scores, and who decides. */
  advice: z.string(),
  /** `end` stands at the right of the title, as that of a heading. */
  tabs: z.array(z.object({ title: z.string(), end: z.optional(z.string()), blocks: z.array(Block) })),
})
export type ReportPaper = z.output<typeof ReportPaper>

const OfReport = {
  /** The id of the interview, or the token of a share. */
  userId: OptionalWireId,
  /** Names a candidate who has no interview yet. */
  jobseekerChannelId: OptionalWireId,
  /** `personal`: without what colleagues said and planned. */
  mode: z.optional(z.string().check(z.maxLength(40))),
  /** Where evaluations are kept stage by stage: of which one; without it, of where the candidate stands. */
  recommendStageId: OptionalWireId,
}
const access = {
  report: 'candidate',
  by: { either: 'userId', candidate: 'jobseekerChannelId' },
  visitors: true,
} as const

/** The files that a report is made into. */
const paperFormats = ['pdf', 'docx'] as const
export type PaperFormat = (typeof paperFormats)[number]

const refusals = { tooMany: codes.tooMany, notToTake: codes.noPermission } as const

/** A report as a document to print: all that its reader may see, by the calls that screens make. */
export const readPaper = defineCall({
  method: 'GET',
  path: '/candidate/report/paper',
  summary: 'A report as a document: every section that the reader may see',
  access,
  input: z.object(OfReport),
  reply: z.object({
    paper: ReportPaper,
    /** The files that this server makes of it; without a browser there is no PDF. */
    formats: z.array(z.enum(paperFormats)),
  }),
  refusals,
})

/** Begins to make a file of a report. It is made while whoever asked goes on asking how it stands. */
export const startPaperFile = defineCall({
  method: 'POST',
  path: '/candidate/report/paper/start',
  summary: 'Begins to make a PDF or a Word document of a report',
  access,
  sends: 'json',
  input: z.object({ ...OfReport, format: z.enum(paperFormats) }),
  reply: z.object({ fileId: z.string() }),
  refusals: { ...refusals, noBrowser: codes.notFound, full: codes.tooMany },
})

/** Why a file was not made. */
const paperFaults = ['tooSlow', 'tooLarge', 'broken'] as const
export type PaperFault = (typeof paperFaults)[number]

/** How a file stands that somebody asked for. `ahead`: those that are made before it. */
export const readPaperFile = defineCall({
  method: 'GET',
  path: '/candidate/report/paper/state',
  summary: 'How a file of a report stands, and where it is once it is made',
  access,
  input: z.object({ ...OfReport, fileId: WireId }),
  reply: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting'), ahead: z.number() }),
    z.object({ state: z.literal('making') }),
    z.object({ state: z.literal('made'), address: z.string() }),
    z.object({ state: z.literal('failed'), fault: z.enum(paperFaults) }),
  ]),
  refusals: { gone: codes.notFound },
})

/** Gives up a file that is not wanted any more. */
export const dropPaperFile = defineCall({
  method: 'POST',
  path: '/candidate/report/paper/drop',
  summary: 'Gives up a file of a report that is being made',
  access,
  sends: 'json',
  input: z.object({ ...OfReport, fileId: WireId }),
  reply: z.object({}),
})
