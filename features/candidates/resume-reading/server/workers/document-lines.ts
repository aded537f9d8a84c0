import { cleanDocument } from '@candor/html/clean-document'
import { loadReader } from '@candor/readers/readers'
import { htmlLines } from './html-lines.ts'
import type { ReadingFormat } from './reading-request.ts'

/** The lines of a document that the product shows as a page, with their places in the page. */
export async function documentLines(
  format: Exclude<ReadingFormat, 'pdf'>,
  bytes: Buffer,
): Promise<ReturnType<typeof htmlLines>> {
  const reading = await (await loadReader(format))(bytes)
  const { html } = cleanDocument('html' in reading ? reading.html : '')
  return htmlLines(html)
}
