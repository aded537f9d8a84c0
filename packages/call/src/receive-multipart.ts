import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { BodyLimits } from './body-limits.ts'
import { BodyTooLarge, chunksOf } from './read-body.ts'

/** An uploaded file in a temporary place, until the reply is made. */
export interface ReceivedFile {
  readonly path: string
  readonly name: string
  readonly type: string
}

export type MultipartFault = 'malformed' | 'tooManyFields' | 'tooManyFiles' | 'fileTooLarge'

/** A multipart body that is refused as soon as it exceeds a limit. */
export class MultipartRefused extends Error {
  override readonly name = 'MultipartRefused'
  readonly fault: MultipartFault

  constructor(fault: MultipartFault) {
    super(fault)
    this.fault = fault
  }
}

export interface MultipartRules extends BodyLimits {
  readonly files: { readonly fields: readonly string[]; readonly maxBytes: number }
  /** The folder of the files while the call runs. */
  readonly folder: string
}

/** A new file that only its owner can open. */
const asOwnFile = { flags: 'wx', mode: 0o600 }

/** One multipart body while it comes in: the parser's events, and the first fault. */
class Reception {
  readonly fields: [string, string][] = []
  readonly files = new Map<string, ReceivedFile>()
  readonly #rules: MultipartRules
  readonly #paths: string[]
  readonly #parser: BusboyInstance
  readonly #streams: BusboyFileStream[] = []
  readonly #writing: Promise<void>[] = []
  #received = 0
  #hasFinished = false
  #fault: unknown = null
  #endStep: (error: unknown) => void = () => {}

  constructor(headers: BusboyHeaders, rules: MultipartRules, paths: string[]) {
    this.#rules = rules
    this.#paths = paths
    this.#parser = new Busboy({
      headers,
      limits: {
        fields: rules.fields,
        fieldSize: rules.bytesBesideFiles,
        headerSize: rules.bytesBesideFiles,
        files: rules.files.fields.length,
        fileSize: rules.files.maxBytes,
      },
    })
    const refuse = (fault: MultipartFault) => () => this.#break(new MultipartRefused(fault))
    this.#parser.on('field', (name, value) => void this.fields.push([name, value]))
    this.#parser.on('file', (name, stream, fileName, _encoding, type) => {
      stream.once('limit', refuse('fileTooLarge'))
      this.#write(name, stream, { name: fileName, type })
    })
    this.#parser.on('fieldsLimit', refuse('tooManyFields'))
    this.#parser.on('filesLimit', refuse('tooManyFiles'))
    this.#parser.on('error', refuse('malformed'))
    // The closing line ends the parser, whether or not the body has ended with it.
    this.#parser.once('finish', () => {
      this.#hasFinished = true
    })
  }

  #break(error: unknown): void {
    this.#fault ??= error
    this.#endStep(this.#fault)
  }

  /** Lets the parser take one step, until it is done or something breaks. */
  #step(begin: (done: () => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#endStep = reject
      if (this.#fault) reject(this.#fault)
      else begin(resolve)
    })
  }

  #write(field: string, stream: BusboyFileStream, described: { name: string; type: string }): void {
    const path = join(this.#rules.folder, randomUUID())
    this.#paths.push(path)
    this.#streams.push(stream)
    this.files.set(field, { path, ...described })
    const written = pipeline(stream, createWriteStream(path, asOwnFile))
    written.catch((error: unknown) => this.#break(error))
    this.#writing.push(written)
  }

  #count(chunk: Buffer): void {
    this.#received += chunk.length
    const inFiles = this.#streams.reduce((sum, { bytesRead }) => sum + bytesRead, 0)
    const { bytesBesideFiles } = this.#rules
    if (this.#received - inFiles > bytesBesideFiles) throw new BodyTooLarge(bytesBesideFiles)
  }

  async receive(body: Readable): Promise<void> {
    for await (const chunk of chunksOf(body)) {
      await this.#step((done) => this.#parser.write(chunk, () => done()))
      this.#count(chunk)
    }
    await this.#step((done) => (this.#hasFinished ? done() : this.#parser.once('finish', done).end()))
    await Promise.all(this.#writing)
  }

  /** Ends what is still being written; without an error its writer would wait for more. */
  async stop(): Promise<void> {
    for (const stream of this.#streams) stream.destroy(new Error('the body was refused'))
    await Promise.allSettled(this.#writing)
  }
}

/**
 * Reads a multipart body: fields into memory, files into the folder.
 *
 * It throws `MultipartRefused` or `BodyTooLarge` as soon as a limit is exceeded. `paths` names every file that was
 * begun, also then: the caller removes them.
 */
export async function receiveMultipart(
  { headers, body }: { headers: BusboyHeaders; body: Readable },
  rules: MultipartRules,
  paths: string[],
): Promise<{ fields: readonly [string, string][]; files: ReadonlyMap<string, ReceivedFile> }> {
  const reception = openReception(headers, rules, paths)
  try {
    await reception.receive(body)
    return reception
  } catch (error) {
    await reception.stop()
    throw error
  }
}

function openReception(headers: BusboyHeaders, rules: MultipartRules, paths: string[]): Reception {
  try {
    return new Reception(headers, rules, paths)
  } catch {
    // The parser throws at its start only for a content type without a boundary.
    throw new MultipartRefused('malformed')
  }
}
