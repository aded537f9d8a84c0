import { AnnotationEditorType, AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist'
import { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { type Fit, type Size, scaleToPage, scaleToWidth } from '../../rules/page-scale.ts'
import { Finder } from './find.ts'
import { Links } from './links.ts'
import styles from './pages.module.css'
import type { PdfWords } from './words.ts'

/** CSS pixels for a point of a pdf. */
const pixelsPerPoint = 96 / 72

/** The most pixels of one page's canvas: with more a phone runs out of memory. Closer zooms are drawn in parts. */
const maxCanvasPixels = 16_000_000

/** The pages of a pdf in `element`, and the actions of a toolbar on them. */
export interface Viewer {
  readonly element: HTMLElement
  readonly events: EventBus
  /** Lays out the pages; `element` must be on screen by then. */
  start(): void
  goTo(page: number): void
  rotate(): void
  zoomTo(scale: number): void
  fitTo(fit: Fit): void
}

function box(className: string | undefined): HTMLDivElement {
  const element = document.createElement('div')
  element.className = className ?? ''
  return element
}

function paddingOf(element: HTMLElement): number {
  return 2 * Number.parseFloat(getComputedStyle(element).paddingLeft)
}

/** Labels every page for screen readers, with whether it is being drawn or cannot be drawn. */
function labelPages(pages: PDFViewer, events: EventBus, say: PdfWords): void {
  const pageOf = (number: number) => pages.getPageView(number - 1)?.div
  events.on('pagesinit', () => {
    for (let number = 1; number <= pages.pagesCount; number += 1)
      pageOf(number)?.setAttribute('aria-label', say.page.replace('{page}', String(number)))
  })
  events.on('pagerender', ({ pageNumber }: { pageNumber: number }) => {
    pageOf(pageNumber)?.setAttribute('aria-busy', 'true')
  })
  events.on('pagerendered', ({ pageNumber, error }: { pageNumber: number; error: unknown }) => {
    const page = pageOf(pageNumber)
    page?.removeAttribute('aria-busy')
    if (!error || !page) return
    const note = document.createElement('p')
    note.className = styles.broken ?? ''
    note.textContent = say.pageBroken
    page.append(note)
  })
}

/** The parts of pdf.js' own viewer, without its scripts, forms and editors. */
function buildPages(pdf: PDFDocumentProxy, say: PdfWords) {
  const container = box(styles.container)
  const sheets = box('pdfViewer')
  container.tabIndex = 0
  container.append(sheets)
  const events = new EventBus()
  const linkService = new Links(events, (target) => say.leadsTo.replace('{place}', () => target))
  linkService.guard(pdf)
  const pages = new PDFViewer({
    container,
    viewer: sheets,
    eventBus: events,
    linkService,
    findController: new Finder(container, events, linkService),
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableSelectionRendering: false,
    maxCanvasPixels,
  })
  linkService.setViewer(pages)
  labelPages(pages, events, say)
  return { container, sheets, events, linkService, pages }
}

/** The size of a page in CSS pixels at scale 1. */
function sizeOf(pages: PDFViewer, index: number): Size {
  const { width, height, scale } = pages.getPageView(index).viewport
  return { width: (width / scale) * pixelsPerPoint, height: (height / scale) * pixelsPerPoint }
}

/** The scale at which pages fit into the space around them. */
function fittingScale({ container, sheets, pages }: ReturnType<typeof buildPages>, fit: Fit): number {
  const padding = paddingOf(sheets)
  const room = { width: container.clientWidth - padding, height: container.clientHeight - padding }
  if (fit === 'page') return scaleToPage(sizeOf(pages, pages.currentPageNumber - 1), room)
  const sizes = Array.from({ length: pages.pagesCount }, (_, index) => sizeOf(pages, index))
  return scaleToWidth(sizes, room)
}

/** Shows the pages of a pdf with pdf.js' own viewer, without its scripts, forms and editors. */
export function openViewer(pdf: PDFDocumentProxy, say: PdfWords): Viewer {
  const parts = buildPages(pdf, say)
  const { container, events, linkService, pages } = parts

  let fit: Fit | null = 'width'
  function applyFit() {
    if (fit === null || pages.pagesCount === 0) return
    const scale = fittingScale(parts, fit)
    const isNew = pages.currentScaleValue === null || Math.abs(scale - pages.currentScale) > 0.001
    if (isNew) pages.currentScale = scale
    events.dispatch('fitted', { fit })
  }
  for (const moment of ['pagesinit', 'pagesloaded', 'rotationchanging']) events.on(moment, applyFit)

  return {
    element: container,
    events,
    start() {
      linkService.setDocument(pdf)
      pages.setDocument(pdf)
      new ResizeObserver(() => {
        applyFit()
        pages.update()
      }).observe(container)
    },
    goTo(page) {
      pages.currentPageNumber = page
    },
    rotate() {
      const pageNumber = pages.currentPageNumber
      pages.pagesRotation += 90
      if (fit === 'page') pages.scrollPageIntoView({ pageNumber })
    },
    zoomTo(scale) {
      fit = null
      pages.currentScale = scale
      events.dispatch('fitted', { fit })
    },
    fitTo(next) {
      fit = next
      applyFit()
      // The requested page stays in view as a whole.
      if (next === 'page') pages.scrollPageIntoView({ pageNumber: pages.currentPageNumber })
    },
  }
}
