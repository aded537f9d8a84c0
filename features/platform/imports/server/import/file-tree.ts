import type { Readable } from 'node:stream'

export interface TreeFile {
  readonly sizeBytes: number
  /** What else its path may mean, where its archive does not say how names are written. */
  readonly otherNames?: readonly string[]
  /** Its stream ends with `DamagedFile` where the source cannot give the file whole. */
  open(): Promise<Readable>
}

/** Files to import by their paths with `/`, from a folder or an archive. */
export interface FileTree {
  readonly files: ReadonlyMap<string, TreeFile>
  close(): void
}

/** A file of the source that cannot be read to its end. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile'
}

export type ArchiveFault =
  | 'notZip'
  | 'unsafeArchive'
  | 'archiveTooLarge'
  | 'longPaths'
  | 'nothingSent'
  | 'busy'

/** What was sent is refused as a whole; the text of each reason is in `messages` under `refusal`. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused'
  readonly reason: ArchiveFault

  constructor(reason: ArchiveFault, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Reads a small file whole; null when it is too long. */
export async function readWhole(file: TreeFile, maxBytes: number): Promise<Buffer | null> {
  if (file.sizeBytes > maxBytes) return null
  const chunks: Buffer[] = []
  for await (const chunk of await file.open()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
