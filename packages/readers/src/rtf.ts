import type { DocumentParser } from './reader.ts'
import { RtfReading } from './rtf/reading.ts'
import { rtfTokens } from './rtf/tokens.ts'

/** Reads Rich Text Format as Word, WPS and LibreOffice write it. Works through the file once, without recursion. */
export const rtfParser: DocumentParser = async (file) => {
  const start = file.subarray(0, 64).indexOf('{\\rtf')
  if (start < 0) throw new Error('this is no rich text')
  const reading = new RtfReading()
  for (const token of rtfTokens(file.subarray(start))) {
    reading.readToken(token)
    if (token.kind === 'close' && reading.isOver) break
  }
  return { html: reading.end(), lost: reading.lost, isSimplified: true }
}
