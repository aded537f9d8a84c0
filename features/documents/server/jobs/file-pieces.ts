import { open } from 'node:fs/promises'

const pieceBytes = 1024 * 1024

interface FilePiece {
  /** Holds its content until the next one is read. */
  readonly bytes: Buffer
  /** How much of it the next one brings again; nothing where it is the last. */
  readonly again: number
}

/**
 * Reads a file piece by piece, so that neither memory nor whoever waits feels how large it is.
 *
 * `overlap` bytes of each come again at the beginning of the next: no word of that length is cut.
 */
export async function* filePieces(path: string, overlap: number): AsyncGenerator<FilePiece> {
  const file = await open(path)
  try {
    const piece = Buffer.alloc(pieceBytes)
    for (let at = 0; ; at += pieceBytes - overlap) {
      const { bytesRead } = await file.read(piece, 0, pieceBytes, at)
      const isLast = bytesRead < pieceBytes
      yield { bytes: piece.subarray(0, bytesRead), again: isLast ? 0 : overlap }
      if (isLast) return
    }
  } finally {
    await file.close()
  }
}
