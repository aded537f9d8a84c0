import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Fit } from '../../rules/page-scale.ts'
import { reportFinds } from './find.ts'
import { findBar } from './find-bar.ts'
import { noteLinks } from './link-note.ts'
import styles from './pdf.module.css'
import { toolbar } from './toolbar.ts'
import { openViewer } from './viewer.ts'
import type { PdfWords } from './words.ts'

const isTyping = () => document.activeElement?.matches('input') === true

/** The pages of a pdf with their bars and keys. */
export function readingRoom(pdf: PDFDocumentProxy, say: PdfWords) {
  const viewer = openViewer(pdf, say)
  const { events } = viewer
  const finding = findBar(
    say,
    (search) => events.dispatch('find', { ...search, highlightAll: true, caseSensitive: false }),
    () => {
      events.dispatch('findbarclose', {})
      bar.findButton.focus()
    },
  )
  const bar = toolbar(say, pdf.numPages, {
    goTo: viewer.goTo,
    zoomTo: viewer.zoomTo,
    fitTo: viewer.fitTo,
    rotate: viewer.rotate,
    find: finding.open,
    fullScreen: document.fullscreenEnabled ? toggleFullScreen : null,
  })

  events.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => bar.showPage(pageNumber))
  events.on('scalechanging', ({ scale }: { scale: number }) => bar.showScale(scale))
  events.on('fitted', ({ fit }: { fit: Fit | null }) => bar.showFit(fit))
  reportFinds(pdf, events, finding.show)

  document.addEventListener('keydown', (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    if (isCommand && event.key.toLowerCase() === 'f') {
      event.preventDefault()
      finding.open()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping()) return
    if (bar.press(event.key)) event.preventDefault()
  })

  // Not a landmark: the page around it has its own.
  const container = document.createElement('div')
  container.className = styles.place ?? ''
  container.append(viewer.element, noteLinks(viewer.element))
  return { parts: [bar.element, finding.element, container], start: viewer.start }
}

function toggleFullScreen(): void {
  // A browser that refuses says so itself, or nothing visibly happens.
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen().catch(() => {})
}
