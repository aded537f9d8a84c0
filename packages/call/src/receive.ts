import { rm } from 'node:fs/promises'
import type { Locale } from '@candor/messages/locale'
import type { FastifyRequest } from 'fastify'
import { type BodyLimits, sizeText } from './body-limits.ts'
import { codes } from './codes.ts'
import type { AnyCall } from './define.ts'
import { say } from './faults.ts'
import { InvalidInput } from './input.ts'
import { excessOf, maxLevels, maxValues } from './json-limits.ts'
import { BodyTooLarge, readBytes } from './read-body.ts'
import {
  MultipartRefused,
  type MultipartRules,
  type ReceivedFile,
  receiveMultipart,
} from './receive-multipart.ts'

/** A body or an upload beyond the limits of the call; it is refused before the handler runs. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly code = codes.fileRefused
}

/** A body that does not match its content type, or of a type that the call does not accept. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable'
  readonly code = codes.invalidInput
}

interface Received {
  readonly body: Record<string, unknown>
  readonly files: Record<string, ReceivedFile>
  /** Bytes of the JSON, for a call that keeps them. */
  readonly json: Uint8Array | null
  /** Removes the files from their temporary place. */
  discard(): Promise<void>
}

export interface Receiving {
  readonly call: AnyCall
  readonly limits: BodyLimits
  /** Where the files of a multipart body are put. */
  readonly folder: string
  /** Called before a body with files is read, with the most bytes that it may have. A refusal leaves it unread. */
  readonly acceptFiles: (bytes: number) => Promise<void>
}

function typeOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

const multipart = 'multipart/form-data'

const nothing: Received = { body: {}, files: {}, json: null, discard: async () => {} }

/** A name with several values is a list, as in a query. */
function bodyOfFields(fields: Iterable<readonly [string, string]>): Record<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [name, value] of fields) {
    const known = values.get(name)
    if (known === undefined) values.set(name, value)
    else if (Array.isArray(known)) known.push(value)
    else values.set(name, [known, value])
  }
  return Object.fromEntries(values)
}

/** Counts before it parses, as each field of a form costs time. */
function readForm(bytes: Buffer, maxFields: number, locale: Locale): Record<string, unknown> {
  let fields = 1
  for (let at = bytes.indexOf('&'); at >= 0; at = bytes.indexOf('&', at + 1)) {
    fields += 1
    if (fields > maxFields) throw new NotReadable(say(locale, 'tooManyFields', { limit: maxFields }))
  }
  return bodyOfFields(new URLSearchParams(bytes.toString('utf8')))
}

function readJson(request: FastifyRequest, bytes: Buffer): unknown {
  let read: unknown
  request.server.getDefaultJsonParser('error', 'error')(request, bytes.toString('utf8'), (error, value) => {
    read = error ? undefined : value
  })
  return read
}

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

async function receiveFields(
  request: FastifyRequest,
  { call, limits }: Receiving,
  locale: Locale,
): Promise<Received> {
  const type = typeOf(request)
  const bytes = await readBytes(request.raw, type === '' ? 0 : limits.bodyBytes)
  if (type === '') return nothing
  if (type === form) return { ...nothing, body: readForm(bytes, limits.fields, locale) }
  if (call.keepsJsonBytes) return { ...nothing, json: bytes }
  const excess = excessOf(bytes)
  if (excess) {
    const limit = excess === 'tooDeep' ? maxLevels : maxValues
    throw new InvalidInput([{ path: '', message: say(locale, excess, { limit }) }], locale)
  }
  const body = readJson(request, bytes)
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new NotReadable(say(locale, 'notJson', { format: 'JSON' }))
  }
  return { ...nothing, body: { ...body } }
}

async function receiveFiles(request: FastifyRequest, rules: MultipartRules): Promise<Received> {
  const paths: string[] = []
  const discard = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))))
  try {
    const headers = { ...request.headers, 'content-type': request.headers['content-type'] ?? '' }
    const { fields, files } = await receiveMultipart({ headers, body: request.raw }, rules, paths)
    const asked = [...files].filter(([field]) => rules.files.fields.includes(field))
    return { ...nothing, body: bodyOfFields(fields), files: Object.fromEntries(asked), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

const bytesPerMegabyte = 1024 * 1024

/** The text of a limit that the body exceeded. */
function describeRefusal(error: unknown, { call, limits }: Receiving, locale: Locale): unknown {
  if (error instanceof BodyTooLarge) {
    return new FileRefused(say(locale, 'bodyTooLarge', { limit: sizeText(error.maxBytes) }))
  }
  if (!(error instanceof MultipartRefused)) return error
  switch (error.fault) {
    case 'malformed':
      return new NotReadable(say(locale, 'notJson', { format: multipart }))
    case 'tooManyFields':
      return new NotReadable(say(locale, 'tooManyFields', { limit: limits.fields }))
    case 'tooManyFiles':
      return new FileRefused(say(locale, 'tooManyFiles', { limit: call.files?.fields.length ?? 0 }))
    case 'fileTooLarge': {
      const limit = Math.floor((call.files?.maxBytes ?? 0) / bytesPerMegabyte)
      return new FileRefused(say(locale, 'fileTooLarge', { limit }))
    }
  }
}

function maxBytesWithFiles({ call, limits }: Receiving): number {
  const { fields, maxBytes } = call.files ?? { fields: [], maxBytes: 0 }
  return fields.length * maxBytes + limits.bytesBesideFiles
}

/** Refuses by the headers alone: by type, and by declared length. */
function refuseByHeaders(request: FastifyRequest, receiving: Receiving, locale: Locale): void {
  const { call, limits } = receiving
  const type = typeOf(request)
  const length = Number(request.headers['content-length'] ?? 0)
  if (type === multipart) {
    if (!call.files) throw new NotReadable(say(locale, 'takesNoFiles'))
    if (length > maxBytesWithFiles(receiving)) throw new MultipartRefused('fileTooLarge')
    return
  }
  const isKnown = type === form || type === json || (type === '' && length === 0)
  if (!isKnown) throw new NotReadable(say(locale, 'notJson', { format: 'JSON' }))
  if (length > limits.bodyBytes) throw new BodyTooLarge(limits.bodyBytes)
}

/** Reads query, JSON, form or multipart into one flat body, counting it as it comes in. */
export async function receiveBody(
  request: FastifyRequest,
  receiving: Receiving,
  locale: Locale,
): Promise<Received> {
  const { call, limits, folder } = receiving
  if (call.method === 'GET') return { ...nothing, body: { ...(request.query as object) } }
  try {
    refuseByHeaders(request, receiving, locale)
    if (typeOf(request) !== multipart || !call.files) return await receiveFields(request, receiving, locale)
    // A body without a declared length may have the greatest length.
    await receiving.acceptFiles(Number(request.headers['content-length'] ?? maxBytesWithFiles(receiving)))
    return await receiveFiles(request, { ...limits, files: call.files, folder })
  } catch (error) {
    throw describeRefusal(error, receiving, locale)
  }
}
