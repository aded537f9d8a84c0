import { filePieces } from './file-pieces.ts'

const page = /\/Type\s*\/Page\b/g
/** More than a page's mark is long. */
const overlap = 64

/** How many pages a PDF says that it has, up to one more than `most`. Nothing of it may be packed. */
export async function countPages(path: string, most: number): Promise<number> {
  let pages = 0
  for await (const { bytes, again } of filePieces(path, overlap)) {
    const own = bytes.length - again
    // What begins within the overlap is counted with the next piece.
    for (const { index } of bytes.toString('latin1').matchAll(page)) if (index < own) pages += 1
    if (pages > most) return most + 1
  }
  return pages
}
