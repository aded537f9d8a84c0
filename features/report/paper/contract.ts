import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireList } from '@candor/call/fields'
import { scriptLanguages } from '@candor/kernel/script-languages'
import * as z from 'zod/mini'

const defineCall = callsOf('paper')

/** The verdicts on an answer, each with a colour of its own (R9-066). */
const paperVerdicts = ['correct', 'partial', 'wrong'] as const

/** A text in a table or a list of facts; `stars` are drawn beside it, and the verdict sets its icon and colour. */
const Cell = z.object({
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

/** Id of a part: the number of its tab, such as `22`, or with an inner tab, `1.0`. */
const PartId = z.string().check(z.regex(/^\d{1,2}(\.\d)?$/))

/** The most parts that a reader chooses at once. */
const maxParts = 60

/** The report as a document: all tabs as far as its reader may see them, unfolded, in their language. */
export const ReportPaper = z.object({
  /** Masked where the candidate is anonymous. */
  name: z.string(),
  /** The name in the other script, with its language; null where only one is known. */
  otherName: z.nullable(z.object({ text: z.string(), lang: z.string() })),
  position: z.string(),
  company: z.string(),
  lang: z.string(),
  /** Day of making, in the company's time zone: YYYY-MM-DD. */
  madeOn: z.string(),
  /** Note of confidentiality, for the foot of each page. */
  confidential: z.string(),
  /** The interview's number, state and times; null where they could not be loaded. */
  interview: z.nullable(z.string()),
  /** Warnings that the screen shows in red: the veto, and labels that warn. They precede the facts. */
  warnings: z.array(z.string()),
  facts: z.array(z.string()),
  /** A note that details could not be loaded; null where all are there. */
  missing: z.nullable(z.string()),
  /** A note that names the parts that its reader left out; null where all are there. */
  leftOut: z.nullable(z.string()),
  /** The note that a model made the scores and people decide. */
  advice: z.string(),
  /** The parts in order. */
  tabs: z.array(
    z.object({
      id: PartId,
      title: z.string(),
      /** At the right of the title, as that of a heading. */
      end: z.optional(z.string()),
      /** Its figure for the head, such as the AI's overall score, with its name. */
      headline: z.optional(z.object({ name: z.string(), value: Cell })),
      blocks: z.array(Block),
    }),
  ),
})
export type ReportPaper = z.output<typeof ReportPaper>

const OfReport = {
  /** Interview id, or the token of a share. */
  userId: OptionalWireId,
  /** Id of a candidate who has no interview yet. */
  jobseekerChannelId: OptionalWireId,
  /** `personal`: without opinions and plans of colleagues. */
  mode: z.optional(z.string().check(z.maxLength(40))),
  /** The stage, where the company evaluates stage by stage; left out: the candidate's own. */
  recommendStageId: OptionalWireId,
}
const access = {
  report: 'candidate',
  by: { either: 'userId', candidate: 'jobseekerChannelId' },
  visitors: true,
} as const

/** The file formats. */
const paperFormats = ['pdf', 'docx'] as const
export type PaperFormat = (typeof paperFormats)[number]

const refusals = { tooMany: codes.tooMany, notToTake: codes.noPermission } as const

/** A report as a document to print: all that its reader may see, from the calls of their screens. */
export const readPaper = defineCall({
  method: 'GET',
  path: '/candidate/report/paper',
  summary: 'A report as a document: every section that the reader may see',
  access,
  input: z.object(OfReport),
  reply: z.object({
    paper: ReportPaper,
    /** The formats that this server can make; without a browser there is no PDF. */
    formats: z.array(z.enum(paperFormats)),
    /** Scripts of this report without a font on the server: the PDF shows squares for them. */
    missingFonts: z.array(z.enum(scriptLanguages)),
  }),
  refusals: {
    ...refusals,
    busy: codes.tooMany,
    tooSlow: codes.fileRefused,
    tooLarge: codes.fileRefused,
  },
})

/** Begins to make a file of a report. It is abandoned when its owner stops asking for its state. */
export const startPaperFile = defineCall({
  method: 'POST',
  path: '/candidate/report/paper/start',
  summary: 'Begins to make a PDF or a Word document of a report',
  access,
  sends: 'json',
  input: z.object({
    ...OfReport,
    format: z.enum(paperFormats),
    /** Ids of the chosen parts; left out: all. A part that the reader may not see is not in the file. */
    parts: z.optional(wireList(z.array(PartId).check(z.minLength(1), z.maxLength(maxParts)))),
  }),
  reply: z.object({ fileId: z.string() }),
  refusals: {
    ...refusals,
    noBrowser: codes.notFound,
    full: codes.tooMany,
    /** `data.field` names the input, and the text names the id. */
    unknownPart: codes.invalidInput,
  },
})

/** Why a file was not made. */
const paperFaults = ['tooSlow', 'tooLarge', 'broken'] as const
export type PaperFault = (typeof paperFaults)[number]

/** The state of a requested file. `ahead`: number of files that are made before it. */
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

/** Cancels a file. */
export const dropPaperFile = defineCall({
  method: 'POST',
  path: '/candidate/report/paper/drop',
  summary: 'Gives up a file of a report that is being made',
  access,
  sends: 'json',
  input: z.object({ ...OfReport, fileId: WireId }),
  reply: z.object({}),
})
