import { htmlLang, type Locale } from '@candor/messages/locale'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openDocument, problemOf } from './document.ts'
import styles from './pdf.module.css'
import { readingRoom } from './reading-room.ts'
import { type PdfWords, pdfWords } from './words.ts'

function note(text: string): HTMLElement {
  const element = document.createElement('p')
  element.className = styles.note ?? ''
  element.setAttribute('role', 'status')
  element.textContent = text
  return element
}

/** Says how many files a pdf holds that are not shown: some are nothing but a cover over them. */
async function noteAttached(pdf: PDFDocumentProxy, say: PdfWords): Promise<HTMLElement[]> {
  const count = (await pdf.getAttachments())?.size ?? 0
  if (count === 0) return []
  const attached = note(say.attached.replace('{count}', String(count)))
  attached.classList.add(styles.attached ?? '')
  return [attached]
}

/**
 * Draws one stored pdf into a page of its own.
 *
 * Without React, as the page opens beside the report and must be small. It opens stored files alone, so that no address
 * shows a foreign document under this product's name.
 */
export async function openPdfFrame(
  container: HTMLElement,
  file: string | null,
  locale: Locale,
): Promise<void> {
  const say = pdfWords[locale]
  document.documentElement.lang = htmlLang(locale)
  document.title = say.title
  container.classList.add(styles.body ?? '')
  const url = file ? URL.parse(file, location.origin) : null
  if (url?.origin !== location.origin || !url.pathname.startsWith('/file/media/')) {
    container.append(note(say.gone))
    return
  }
  const waiting = note(say.loading)
  container.append(waiting)
  try {
    const pdf = await openDocument(url.href)
    // A document without a readable first page cannot be laid out.
    await pdf.getPage(1)
    const room = readingRoom(pdf, say)
    waiting.replaceWith(...(await noteAttached(pdf, say)), ...room.parts)
    room.start()
  } catch (error) {
    waiting.replaceWith(note(say[problemOf(error)]))
  }
}
