import { TooMuch } from './archive.ts'
import { readText } from './characters/text.ts'
import { textAsHtml } from './output/text-as-html.ts'
import type { DocumentParser } from './reader.ts'

const maxBytes = 5 * 1024 * 1024

/** Reads a text file: a page that keeps its lines. */
export const textReader: DocumentParser = async (bytes) => {
  if (bytes.length > maxBytes) throw new TooMuch('a text of more than 5 MB')
  const text = readText(bytes)
  if (text === null) throw new Error('this is no text')
  return { html: text.trim() === '' ? '' : textAsHtml(text) }
}
