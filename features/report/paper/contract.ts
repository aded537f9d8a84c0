import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { OptionalWireId, WireId, wireList } from '@candor/call/fields'
import { scriptLanguages } from '@candor/kernel/script-languages'
import * as z from 'zod/mini'
import { Block, Cell } from './contract/blocks.ts'

export type { Block, Cell }

const defineCall = callsOf('paper')

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
