import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openTurns } from '@candor/kernel/turns'
import { recogniseDocument } from '../../../../platform/documents/server/actions/recognise-document.ts'
import { runReadingProgram } from '../../../../platform/documents/server/actions/run-reading-program.ts'
import { nameFromFile } from '../../rules/name-from-file.ts'
import { type ReadFault, type ReadResume, readFaults } from '../../rules/read-resume.ts'
import { ReadResumeShape } from '../../rules/reading-shape.ts'
import type { ReadingFormat, ReadingRequest } from '../workers/reading-request.ts'

/** A resume as a file of the server, or as its bytes; `name` is the file name that its sender gave it. */
export type ResumeFile =
  | { readonly path: string; readonly name: string }
  | { readonly bytes: Uint8Array; readonly name: string }

export interface ReadingOptions {
  /** Password of a locked PDF. */
  readonly password?: string
  /** Owner of the queue that the resume waits in, such as a company. One process may read several of its resumes. */
  readonly by?: string
  /** Time up to which present work counts. */
  readonly now?: Date
  /** In place of the usual limits of the process. */
  readonly limits?: { readonly timeMs: number; readonly memoryMb: number }
}

/** The largest resume that is read. */
export const maxResumeBytes = 20 * 1024 * 1024
const usualLimits = { timeMs: 30_000, memoryMb: 768 }
const maxOutputBytes = 4 * 1024 * 1024

const program = resolve(import.meta.dirname, '../workers/read-resume-process.ts')

// Two processors read the resumes of one person, while nobody else waits.
const turns = openTurns({ running: 2, waitingOfOne: 400, waitingInAll: 2_000 })

const isFault = (word: string): word is ReadFault => readFaults.some((fault) => fault === word)

function faultOf(
  end: { readonly word: string } | { readonly limit: 'time' | 'memory' | 'output' },
): ReadFault {
  if ('limit' in end) return end.limit === 'time' ? 'tooSlow' : 'tooLarge'
  return isFault(end.word) ? end.word : 'damaged'
}

/** The format of a resume as the reading process takes it, or its fault. A picture has no text. */
async function formatOf(path: string): Promise<ReadingFormat | ReadFault> {
  const { size } = await stat(path)
  if (size === 0) return 'empty'
  if (size > maxResumeBytes) return 'tooLarge'
  const recognised = await recogniseDocument(path)
  if (!recognised) return 'notADocument'
  if ('fault' in recognised) return recognised.fault === 'locked' ? 'locked' : 'damaged'
  const { format } = recognised
  if (format === 'image' || format === 'heic') return 'noText'
  return format === 'office' ? 'notADocument' : format
}

async function readAt(path: string, name: string, options: ReadingOptions): Promise<ReadResume> {
  const suggested = nameFromFile(name)
  const format = await formatOf(path)
  if (isFault(format)) return { kind: format, nameFromFile: suggested }
  const endTurn = await turns.take(options.by ?? '')
  if (!endTurn) return { kind: 'busy', nameFromFile: suggested }
  const today = (options.now ?? new Date()).toISOString().slice(0, 7)
  const { password = '' } = options
  const request: Omit<ReadingRequest, 'path'> = { format, fileName: name.slice(0, 300), today, password }
  try {
    const end = await runReadingProgram(
      {
        program,
        path,
        limits: options.limits ?? usualLimits,
        maxOutputBytes,
        // No other resume is read where a password was.
        sharedBy: password === '' ? (options.by ?? null) : null,
        requestFor: (document) => JSON.stringify({ ...request, path: document }),
      },
      async (out) => ReadResumeShape.parse(JSON.parse(await readFile(out, 'utf8'))),
    )
    return 'taken' in end ? end.taken : { kind: faultOf(end), nameFromFile: suggested }
  } finally {
    endTurn()
  }
}

/**
 * Reads the text and the fields of a resume in a process apart from the server, with limits.
 *
 * A bad document gives a fault and never throws. Equal files give equal results. Nothing is stored.
 */
export async function readResume(file: ResumeFile, options: ReadingOptions = {}): Promise<ReadResume> {
  if ('path' in file) return readAt(resolve(file.path), file.name, options)
  const folder = await mkdtemp(join(tmpdir(), 'candor-resume-'))
  try {
    const path = join(folder, 'resume')
    await writeFile(path, file.bytes)
    return await readAt(path, file.name, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
