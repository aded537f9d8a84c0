import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FileStore } from '@candor/kernel/services'
import { openTurns } from '@candor/kernel/turns'
import type { ReaderName } from '@candor/readers/readers'
import {
  type ConversionFault,
  type Converter,
  conversionFaults,
  resultEnding,
} from '../../rules/converter.ts'
import type { DocumentFormat } from '../../rules/format.ts'
import { countPages } from './count-pages.ts'
import { type ProcessEnd, type ProcessLimits, runLimited } from './limited-process.ts'
import { convertByOffice } from './office.ts'
import { getSandbox, type Sandbox } from './sandbox.ts'
import { makeWorkFolder } from './work-folder.ts'

/** The largest document that is converted. */
export const maxInputBytes = 50 * 1024 * 1024

export interface ConversionLimits {
  readonly reader: ProcessLimits
  readonly office: ProcessLimits
}

export const conversionLimits: ConversionLimits = {
  reader: { timeMs: 15_000, memoryMb: 768 },
  office: { timeMs: 60_000, memoryMb: 1_024 },
}

/** One stored document to convert. */
export interface ConversionJob {
  readonly path: string
  readonly format: DocumentFormat
  readonly converter: Converter
  readonly locale: string
  /** Owner of the queue that the document waits in. */
  readonly by: string
}

interface Fault {
  readonly fault: ConversionFault
}

export type Converted = { readonly hash: string; readonly size: number } | Fault

/** The converters: the office program where there is one, and the limits. */
interface Converters {
  readonly office: string | null
  readonly limits?: ConversionLimits
  /** In place of the machine's own. */
  readonly sandbox?: Sandbox
}

export interface Conversion extends Converters {
  readonly files: FileStore
}

// Each conversion may occupy a processor for seconds, and a bad one until its limit: one reader's leave a turn to others.
const turns = openTurns({ running: 2, runningOfOne: 1, waitingOfOne: 20, waitingInAll: 200 })

const project = resolve(import.meta.dirname, '../../../../..')
/** The program itself. Not the whole project: the data are in it, where no other folder is set. */
const programFolders = ['features', 'packages', 'node_modules', 'package.json'].map((name) =>
  join(project, name),
)

/** The flags of Node.js with which a process reads the program and these paths alone, and writes into one folder. */
export function permissionFlags(readable: readonly string[], writable: string): string[] {
  const mayRead = [...programFolders, ...readable, writable].map((path) => `--allow-fs-read=${path}`)
  return ['--permission', ...mayRead, `--allow-fs-write=${writable}`]
}

/**
 * Runs a reader in a process that can only read its document and the program, write into one folder, and start nothing.
 */
function runReader(
  { path, locale }: ConversionJob,
  { reader, folder, out, limits }: { reader: ReaderName; folder: string; out: string; limits: ProcessLimits },
): Promise<ProcessEnd> {
  const heap = `--max-old-space-size=${Math.floor(limits.memoryMb / 2)}`
  const program = join(import.meta.dirname, 'read-process.ts')
  return runLimited(
    process.execPath,
    [heap, ...permissionFlags([path], folder), program, reader, path, out, locale],
    { cwd: folder, env: {}, limits },
  )
}

const isFault = (text: string): text is ConversionFault => conversionFaults.some((fault) => fault === text)

function faultOf(end: ProcessEnd): ConversionFault | null {
  if ('limit' in end) return end.limit === 'time' ? 'tooSlow' : 'tooLarge'
  // A process aborts when its own heap is full.
  if (end.signal === 'SIGABRT') return 'tooLarge'
  if (isFault(end.output)) return end.output
  return end.code === 0 ? null : 'unreadable'
}

/** The most pages that an office program writes; one more shows that there were more. */
const maxPages = 500

async function convertIn(
  folder: string,
  job: ConversionJob,
  { office, limits = conversionLimits, sandbox }: Converters,
): Promise<{ readonly out: string } | Fault> {
  const { converter } = job
  const out = join(folder, `document.${resultEnding(converter)}`)
  let end: ProcessEnd
  if (converter === 'office') {
    if (!office) return { fault: 'unreadable' }
    const { path: document, format } = job
    const wanted = { document, format, to: folder, maxPages: maxPages + 1, limits: limits.office }
    end = await convertByOffice(office, wanted, sandbox ?? (await getSandbox()))
  } else {
    end = await runReader(job, { reader: converter, folder, out, limits: limits.reader })
  }
  const fault = faultOf(end)
  if (fault) return { fault }
  // An office program reports an unreadable document only in its output.
  const written = await stat(out).catch(() => null)
  if (!written) return { fault: 'unreadable' }
  if (written.size > maxInputBytes) return { fault: 'tooLarge' }
  if (converter === 'office' && (await countPages(out, maxPages)) > maxPages) return { fault: 'tooLarge' }
  return { out }
}

/**
 * Converts a document in a process of its own, with limits, and gives the file that came out to `take`; it is deleted
 * afterwards.
 *
 * A bad document gives a fault and never throws.
 */
export async function convertTo<Taken>(
  job: ConversionJob,
  converters: Converters,
  take: (path: string) => Promise<Taken>,
): Promise<Taken | Fault> {
  const { size } = await stat(job.path)
  if (size > maxInputBytes) return { fault: 'tooLarge' }
  const endTurn = await turns.take(job.by)
  if (!endTurn) return { fault: 'busy' }
  const folder = await makeWorkFolder('convert')
  try {
    const converted = await convertIn(folder, job, converters)
    return 'fault' in converted ? converted : await take(converted.out)
  } finally {
    endTurn()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Converts a stored document, and stores the result. Resolves when it is stored. */
export function convertFile(job: ConversionJob, { files, ...converters }: Conversion): Promise<Converted> {
  return convertTo(job, converters, (path) => files.put(createReadStream(path)))
}
