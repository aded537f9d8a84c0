import { createReadStream, type ReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FileStore } from '@candor/kernel/services'
import { ZipFile } from 'yazl'
import { writeData } from '../present/data.ts'
import { writeHtml } from '../present/html.ts'
import type { CopyContent, FileContent } from './read-content.ts'

/** Thrown where a copy is not wanted any more: one of its candidates was erased, or the server stops. */
export class CopyEnded extends Error {
  override readonly name = 'CopyEnded'
}

/** Called before each file and every few seconds. False: the copy is not wanted any more. */
type Progress = (filesDone: number) => Promise<boolean>

interface Zipping {
  readonly files: FileStore
  readonly content: CopyContent
  readonly pdf: Uint8Array | null
  readonly onProgress: Progress
  readonly signal: AbortSignal
}

const progressEveryMs = 2_000

/** Kinds that become smaller in the zip. Pictures, sound and videos do not. */
const isPacked = (type: string) => /^text\/|json|xml|rtf|msword/.test(type)

const streamOf = (pieces: Iterable<string>) =>
  Readable.from(
    (function* bytes() {
      for (const piece of pieces) yield Buffer.from(piece)
    })(),
    { objectMode: false },
  )

/** Files of the store on their way into a zip: opened one after the other, each when its turn comes. */
function openInTurn(zip: ZipFile, { files, content }: Zipping) {
  const open = new Set<ReadStream>()
  let done = 0
  const add = ({ path, contentHash, contentType, sizeBytes }: FileContent) =>
    zip.addReadStreamLazy(
      path,
      { mtime: content.madeAt, compress: isPacked(contentType), size: Number(sizeBytes) },
      (take) => {
        const stream = createReadStream(files.pathOf(contentHash))
        open.add(stream)
        stream.on('close', () => {
          open.delete(stream)
          done += 1
        })
        take(null, stream)
      },
    )
  return {
    add,
    count: () => done,
    close: () => {
      for (const stream of open) stream.destroy()
    },
  }
}

/**
 * Writes a copy into the file store as a zip, and returns its hash and size. The files stream through: none is held in
 * memory. Throws `CopyEnded`, and then nothing is stored.
 */
export async function storeZip(zipping: Zipping): Promise<{ hash: string; size: number }> {
  const { files, content, pdf, onProgress, signal } = zipping
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream, { objectMode: false })
  zip.on('error', (fault: Error) => output.destroy(fault))
  const inTurn = openInTurn(zip, zipping)
  const packed = { mtime: content.madeAt, compress: true }
  zip.addReadStream(streamOf(writeHtml(content)), 'index.html', packed)
  zip.addReadStream(streamOf(writeData(content)), 'data.json', packed)
  if (pdf) zip.addBuffer(Buffer.from(pdf), 'index.pdf', { mtime: content.madeAt, compress: false })
  for (const file of content.files) if (file.isSound) inTurn.add(file)
  zip.end()

  async function* whileWanted() {
    let told = { at: 0, count: -1 }
    for await (const chunk of output) {
      if (signal.aborted) throw new CopyEnded()
      const count = inTurn.count()
      if (count !== told.count || performance.now() - told.at > progressEveryMs) {
        if (!(await onProgress(count))) throw new CopyEnded()
        told = { at: performance.now(), count }
      }
      yield chunk
    }
  }
  try {
    return await files.put(whileWanted())
  } finally {
    inTurn.close()
  }
}
