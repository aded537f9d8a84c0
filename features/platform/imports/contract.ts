import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('imports')

export const megabyte = 1024 * 1024

/** The most bytes of a `bundle.json` or `company.json`, however it is sent; it is read into memory whole. */
export const maxJsonBytes = 20 * megabyte

const Fault = z.object({ path: z.string(), message: z.string() })

/** The outcome of one bundle. A refused one has left nothing behind. */
export const BundleResult = z.object({
  /** The bundle's own; where it has none, the name of its folder. */
  externalId: z.string(),
  /** The path of its folder in the archive; missing for a bundle that was sent by itself. */
  folder: z.optional(z.string()),
  state: z.enum(['stored', 'unchanged', 'refused']),
  /** All faults, each with its JSON path. */
  faults: z.array(Fault),
  /** Harmless omissions and other readings, each with its path. */
  notes: z.array(Fault),
})
export type BundleResult = z.output<typeof BundleResult>

/** Imports results: a zip in the field `bundle`, or one bundle as JSON, which names no media (S11). */
export const importInterviewResult = defineCall({
  method: 'POST',
  path: '/mark/import/interviewResult',
  summary: 'Imports bundles of results; past 50 MB the answer is a job',
  access: 'serviceKey',
  sends: 'json',
  input: z.looseObject({}),
  files: { fields: ['bundle'], maxBytes: 1024 * megabyte },
  maxBodyBytes: maxJsonBytes,
  keepsJsonBytes: true,
  reply: z.union([z.array(BundleResult), z.object({ jobId: z.string() })]),
  refusals: {
    notZip: codes.fileRefused,
    unsafeArchive: codes.fileRefused,
    archiveTooLarge: codes.fileRefused,
    longPaths: codes.fileRefused,
    nothingSent: codes.invalidInput,
    noBundle: codes.invalidInput,
    companyFile: codes.invalidInput,
    /** Many single bundles of the company, or of all companies, wait already. */
    busy: codes.tooMany,
  },
})

/** The progress of a job. A job whose process ended before it has failed; send the archive again then. */
export const importStatus = defineCall({
  method: 'GET',
  path: '/mark/import/status',
  summary: 'How far an import job is, with the results so far',
  access: 'serviceKey',
  input: z.object({ jobId: WireId }),
  reply: z.object({
    state: z.enum(['running', 'done', 'failed']),
    done: z.number(),
    all: z.number(),
    results: z.array(BundleResult),
  }),
  refusals: { noJob: codes.notFound },
})
