import type { Readable } from 'node:stream'

export interface TreeFile {
  readonly sizeBytes: number
  /** Its stream ends with `DamagedFile` where the source cannot give the file whole. */
  open(): Promise<Readable>
}

/** Files to import, by their paths with `/`: a folder's or an archive's. */
export interface FileTree {
  readonly files: ReadonlyMap<string, TreeFile>
  /** Bytes of the source itself: of the archive, or of all files. */
  readonly sizeBytes: number
  close(): void
}

/** A file of the source that cannot be read to its end. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile'
}

export type ArchiveFault = 'notZip' | 'unsafeArchive' | 'archiveTooLarge' | 'longPaths' | 'nothingSent'

/** An archive that is not opened at all; each reason is worded in `messages` under `refusal`. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused'
  readonly reason: ArchiveFault

  constructor(reason: ArchiveFault, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Reads a small file whole; null when it is longer than allowed. */
export async function readWhole(file: TreeFile, maxBytes: number): Promise<Buffer | null> {
  if (file.sizeBytes > maxBytes) return null
  const chunks: Buffer[] = []
  for await (const chunk of await file.open()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
