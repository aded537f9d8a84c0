import { open } from 'node:fs/promises'

const pieceBytes = 1024 * 1024

interface FilePiece {
  /** Valid until the next one is read. */
  readonly bytes: Buffer
  /** How many bytes at its end the next piece repeats; 0 for the last one. */
  readonly again: number
}

/**
 * Reads a file piece by piece, so that a large one fills no memory and blocks nobody.
 *
 * Each piece repeats the last `overlap` bytes of the previous one, so that no word of that length is cut.
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
