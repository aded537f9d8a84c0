import { readFile, writeFile } from 'node:fs/promises'
import { cleanDocument } from '@candor/html/clean-document'
import { isLocale } from '@candor/messages/locale'
import { TooMuch } from '@candor/readers/archive'
import { languageOf } from '@candor/readers/characters/text'
import type { PageReading } from '@candor/readers/reader'
import { isReaderName, loadReader } from '@candor/readers/readers'
import { Unreadable } from '@candor/readers/unreadable'
import type { ConversionFault } from '../../rules/converter.ts'
import { htmlPage } from '../../rules/html-page.ts'
import { pageNotes } from './page-notes.ts'

const maxHtmlLength = 30 * 1024 * 1024

function pageOf(reading: PageReading, locale: string): string | ConversionFault {
  const { html, css } = cleanDocument(reading.html)
  const text = html.replace(/<[^<>]*>/g, '')
  const notes = pageNotes(reading, isLocale(locale) ? locale : 'en')
  if (text.trim() === '' && !html.includes('<img') && notes.length === 0) return 'empty'
  const page = htmlPage({
    html,
    css,
    notes,
    lang: languageOf(text),
    ...(reading.look ? { look: reading.look } : {}),
  })
  return page.length > maxHtmlLength ? 'tooLarge' : page
}

/** Reads the document at `path` and writes its page or picture to `out`. Returns its fault, or null. */
async function convert(
  name: string,
  path: string,
  out: string,
  locale: string,
): Promise<ConversionFault | null> {
  if (!isReaderName(name)) throw new Error(`no reader is called ${name}`)
  const bytes = await readFile(path)
  if (bytes.length === 0) return 'empty'
  const reading = await (await loadReader(name))(bytes)
  const shown = 'html' in reading ? pageOf(reading, locale) : reading.picture
  if (shown === 'empty' || shown === 'tooLarge') return shown
  await writeFile(out, shown)
  return null
}

const [name = '', path = '', out = '', locale = ''] = process.argv.slice(2)
// Any error of a parser means that the file cannot be read; it is not an error of ours.
const fault = await convert(name, path, out, locale).catch((error: unknown): ConversionFault => {
  // A stack overflows where things are nested deeper than any writer nests them.
  const isTooDeep = error instanceof RangeError && error.message.includes('call stack')
  if (error instanceof TooMuch || isTooDeep) return 'tooLarge'
  return error instanceof Unreadable ? error.fault : 'unreadable'
})
process.stdout.write(fault ?? 'done', () => process.exit(0))
