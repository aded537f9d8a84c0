import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { BodyTooLarge } from '@candor/call/read-body'
import { MultipartRefused, receiveMultipart } from '@candor/call/receive-multipart'
import { recogniseDocument } from '../../../../platform/documents/server/actions/recognise-document.ts'
import { keptName } from '../../../../platform/uploads/rules/file-name.ts'
import { formFields, maxResumeBytes, nothingTyped, type Typed, trapField } from '../../rules/application.ts'

/** A resume in its temporary place. */
export interface SentResume {
  readonly path: string
  readonly name: string
  readonly sizeBytes: number
  readonly contentHash: string
  readonly format: string
}

export interface SentForm {
  readonly typed: Typed
  readonly isTrapped: boolean
  readonly resume: SentResume | null
  readonly resumeFault: 'noResume' | 'notADocument' | 'locked' | 'damaged' | null
}

export type FormRefusal = 'tooLarge' | 'malformed' | 'tooSlow'

/** Bytes of the fields with their headers, and their number. */
const limits = { bodyBytes: 0, bytesBesideFiles: 48 * 1024, fields: 20 }

/** How long a form may take to come in. The slowest phones send 20 MB in this time. */
const patienceMs = 15 * 60_000

interface Coming {
  readonly headers: {
    readonly 'content-type'?: string | undefined
    readonly 'content-length'?: string | undefined
  }
  readonly body: Readable
  readonly folder: string
  readonly patienceMs?: number
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}

/** Looks at a resume. Its content decides what it is, never its name. */
async function lookAt(
  file: { readonly path: string; readonly name: string | undefined } | undefined,
): Promise<Pick<SentForm, 'resume' | 'resumeFault'>> {
  const sizeBytes = file ? (await stat(file.path)).size : 0
  if (!file || sizeBytes === 0) return { resume: null, resumeFault: 'noResume' }
  const { path } = file
  const recognised = await recogniseDocument(path)
  if (!recognised) return { resume: null, resumeFault: 'notADocument' }
  if ('fault' in recognised)
    return { resume: null, resumeFault: recognised.fault === 'locked' ? 'locked' : 'damaged' }
  const name = keptName(file.name ?? '')
  const { format } = recognised
  return { resume: { path, name, sizeBytes, contentHash: await hashOfFile(path), format }, resumeFault: null }
}

function typedOf(fields: readonly (readonly [string, string])[]): Typed {
  const sent = new Map(fields)
  const typed = formFields.map((field) => [field, sent.get(field) ?? ''] as const)
  return { ...nothingTyped, ...Object.fromEntries(typed) }
}

async function receive(
  { headers, body, folder, patienceMs: patience = patienceMs }: Coming,
  paths: string[],
) {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    body.destroy(new Error('the form took too long'))
  }, patience)
  timer.unref()
  const rules = { ...limits, folder, files: { fields: ['resume'], maxBytes: maxResumeBytes } }
  try {
    const type = headers['content-type'] ?? ''
    return await receiveMultipart({ headers: { ...headers, 'content-type': type }, body }, rules, paths)
  } catch (error) {
    if (isLate) return 'tooSlow' as const
    if (error instanceof BodyTooLarge) return 'tooLarge' as const
    if (!(error instanceof MultipartRefused)) throw error
    return error.fault === 'fileTooLarge' ? ('tooLarge' as const) : ('malformed' as const)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Receives a form and hands it to `work`; its file is gone after that. Size is counted as the bytes come in. A form
 * past the limits, a broken form and a slow form are given back as words.
 */
export async function withForm<Result>(
  coming: Coming,
  work: (form: SentForm) => Promise<Result>,
): Promise<Result | FormRefusal> {
  if (Number(coming.headers['content-length'] ?? 0) > maxResumeBytes + limits.bytesBesideFiles)
    return 'tooLarge'
  if (!(coming.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data'))
    return 'malformed'
  const paths: string[] = []
  try {
    const received = await receive(coming, paths)
    if (typeof received === 'string') return received
    const isTrapped = received.fields.some(([field, value]) => field === trapField && value !== '')
    return await work({
      typed: typedOf(received.fields),
      isTrapped,
      ...(await lookAt(received.files.get('resume'))),
    })
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}
