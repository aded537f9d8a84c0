import type { Locale } from '@candor/messages/locale'
import type { FastifyRequest } from 'fastify'
import { codes } from './codes.ts'
import type { AnyCall } from './define.ts'
import { say } from './faults.ts'

/** An uploaded file, lying in a temporary place until the answer is sent. */
export interface ReceivedFile {
  readonly path: string
  readonly name: string
  readonly type: string
}

/** An upload that is refused before the handler sees it: too large, or more files than the call takes. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly code = codes.fileRefused
}

/** A body that is not what its content type says. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable'
  readonly code = codes.invalidInput
}

interface Received {
  body: Record<string, unknown>
  files: Record<string, ReceivedFile>
}

const bytesPerMegabyte = 1024 * 1024

async function receiveMultipart(request: FastifyRequest, call: AnyCall, locale: Locale): Promise<Received> {
  const maxBytes = call.files?.maxBytes ?? 0
  const limits = {
    fileSize: maxBytes,
    files: call.files?.fields.length ?? 0,
    fields: 100,
    fieldSize: 1_000_000,
  }
  try {
    const saved = await request.saveRequestFiles({ limits })
    const body: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(saved.values ?? {})) {
      if (isFilePart(value)) continue
      body[name] = typeof value === 'object' && value !== null && 'value' in value ? value.value : value
    }
    const files: Record<string, ReceivedFile> = {}
    for (const file of saved.files) {
      if (!call.files?.fields.includes(file.fieldname)) continue
      files[file.fieldname] = { path: file.filepath, name: file.filename, type: file.mimetype }
    }
    return { body, files }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'FST_FILES_LIMIT') {
      throw new FileRefused(say(locale, 'tooManyFiles', { limit: limits.files }))
    }
    if (code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new FileRefused(say(locale, 'fileTooLarge', { limit: Math.floor(maxBytes / bytesPerMegabyte) }))
    }
    throw error
  }
}

function isFilePart(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'file'
}

/** Reads query, JSON, form or multipart into one flat body. Multipart files are written to a temporary place. */
export async function receiveBody(request: FastifyRequest, call: AnyCall, locale: Locale): Promise<Received> {
  if (call.method === 'GET') return { body: { ...(request.query as object) }, files: {} }
  if (request.isMultipart?.()) return receiveMultipart(request, call, locale)
  const body = request.body
  if (body === undefined || body === null) return { body: {}, files: {} }
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new NotReadable(say(locale, 'notJson', { format: 'JSON' }))
  }
  return { body: { ...body }, files: {} }
}
