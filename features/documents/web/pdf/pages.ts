import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openPage, type Page } from './page.ts'
import styles from './pdf.module.css'

export interface Pages {
  element: HTMLElement
  /** Begins to draw; the pages must be on screen by then. */
  start(): void
  zoomTo(zoom: number): void
}

/** How far beyond the window a page is drawn ahead, and kept. */
const margin = '100% 0px'

/** The widest that a page is at 100 %, in CSS pixels: a full window is wider than anyone reads. */
const maxFitWidth = 960

/** Lays out every page and draws those near the window; a page far from it gives its memory back. */
export async function drawPages(
  pdf: PDFDocumentProxy,
  pageWord: string,
  onPage: (number: number) => void,
): Promise<Pages> {
  const element = document.createElement('div')
  element.className = styles.pages ?? ''
  element.tabIndex = 0
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 })
  const pages = new Map<Element, Page>()
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = openPage(pdf, number, `${pageWord} ${number}`, first)
    pages.set(page.element, page)
    element.append(page.element)
  }

  let zoom = 1
  const fitWidth = () => {
    const room = element.clientWidth - 2 * parseFloat(getComputedStyle(element).paddingLeft)
    const width = Math.min(maxFitWidth, Math.max(240, room))
    for (const page of pages.values()) page.resize(width * zoom)
  }
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) pages.get(target)?.draw()
        else pages.get(target)?.drop()
      }
    },
    { root: element, rootMargin: margin },
  )
  const inView = new IntersectionObserver(
    (entries) => {
      const page = entries.find((entry) => entry.isIntersecting)
      const shown = page && pages.get(page.target)
      if (shown) onPage(shown.number)
    },
    { root: element, rootMargin: '-50% 0px -50% 0px' },
  )

  return {
    element,
    start() {
      fitWidth()
      new ResizeObserver(fitWidth).observe(element)
      for (const page of pages.keys()) {
        nearby.observe(page)
        inView.observe(page)
      }
    },
    zoomTo(next) {
      const place = element.scrollTop / Math.max(1, element.scrollHeight)
      zoom = next
      fitWidth()
      element.scrollTop = place * element.scrollHeight
    },
  }
}
