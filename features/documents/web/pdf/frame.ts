import { htmlLang, type Locale } from '@candor/messages/locale'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { openDocument, problemOf } from './document.ts'
import { drawPages } from './pages.ts'
import styles from './pdf.module.css'
import { toolbar } from './toolbar.ts'

const words = { cn: cn.pdf, en: en.pdf, 'zh-TW': zhTW.pdf }

function note(text: string): HTMLElement {
  const element = document.createElement('p')
  element.className = styles.note ?? ''
  element.setAttribute('role', 'status')
  element.textContent = text
  return element
}

/**
 * Draws one stored pdf into a page of its own.
 *
 * Without React: the page opens beside the report, and is small. It opens stored files alone, whatever its address
 * names, so that nobody can show a document of theirs under this product's name.
 */
export async function openPdfFrame(place: HTMLElement, file: string | null, locale: Locale): Promise<void> {
  const say = words[locale]
  document.documentElement.lang = htmlLang(locale)
  document.title = say.title
  place.classList.add(styles.body ?? '')
  const url = file ? URL.parse(file, location.origin) : null
  if (url?.origin !== location.origin || !url.pathname.startsWith('/file/media/')) {
    place.append(note(say.gone))
    return
  }
  const waiting = note(say.loading)
  place.append(waiting)
  try {
    const pdf = await openDocument(url.href)
    const bar = toolbar(say, pdf.numPages)
    const pages = await drawPages(pdf, say.page, bar.showPage)
    bar.onZoom(pages.zoomTo)
    waiting.replaceWith(bar.element, pages.element)
    pages.start()
  } catch (error) {
    waiting.replaceWith(note(say[problemOf(error)]))
  }
}
