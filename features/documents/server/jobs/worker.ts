import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { ConversionFault } from '../../rules/converter.ts'
import { paper, textAsHtml } from '../../rules/paper.ts'
import { languageOf, readText } from '../../rules/text.ts'
import { TooMuch } from './archive.ts'
import { cleanDocument } from './clean.ts'
import { docxToHtml } from './readers/docx.ts'

/** One document to convert, in a thread of its own. */
export interface ConversionJob {
  path: string
  converter: 'docx' | 'text'
}
export type ConversionResult = { html: string } | { fault: ConversionFault }

const maxTextBytes = 5 * 1024 * 1024
const maxHtmlLength = 30 * 1024 * 1024

async function convertDocx(bytes: Buffer): Promise<ConversionResult> {
  const html = cleanDocument(await docxToHtml(bytes))
  const text = html.replace(/<[^>]*>/g, '')
  if (text.trim() === '' && !html.includes('<img')) return { fault: 'empty' }
  return { html: paper(html, languageOf(text)) }
}

function convertText(bytes: Buffer): ConversionResult {
  if (bytes.length > maxTextBytes) return { fault: 'tooLarge' }
  const text = readText(bytes)
  if (text === null) return { fault: 'unreadable' }
  return text.trim() === '' ? { fault: 'empty' } : { html: paper(textAsHtml(text), languageOf(text)) }
}

async function convert({ path, converter }: ConversionJob): Promise<ConversionResult> {
  const bytes = await readFile(path)
  if (bytes.length === 0) return { fault: 'empty' }
  const result = converter === 'docx' ? await convertDocx(bytes) : convertText(bytes)
  return 'html' in result && result.html.length > maxHtmlLength ? { fault: 'tooLarge' } : result
}

// Whatever a parser throws at a stranger's file says that the file cannot be read; it is no fault of ours.
const job: ConversionJob = workerData
const result = await convert(job).catch(
  (error: unknown): ConversionResult => ({ fault: error instanceof TooMuch ? 'tooLarge' : 'unreadable' }),
)
parentPort?.postMessage(result)
