import { filePieces } from './file-pieces.ts'

const page = /\/Type\s*\/Page\b/g
/** Longer than the mark of a page. */
const overlap = 64

/** The number of pages in a PDF by its marks, up to one more than `most`. The PDF must not be compressed. */
export async function countPages(path: string, most: number): Promise<number> {
  let pages = 0
  for await (const { bytes, again } of filePieces(path, overlap)) {
    const own = bytes.length - again
    // A match that begins within the overlap is counted with the next piece.
    for (const { index } of bytes.toString('latin1').matchAll(page)) if (index < own) pages += 1
    if (pages > most) return most + 1
  }
  return pages
}
