import { type PageViewport, type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist'
import styles from './pdf.module.css'

export interface Page {
  readonly number: number
  readonly element: HTMLElement
  /** Sets the width in CSS pixels; a page that is drawn is drawn anew. */
  resize(width: number): void
  draw(): void
  drop(): void
}

/** The most pixels of one canvas: browsers refuse larger ones, phones run out of memory before. */
const maxCanvasPixels = 16_000_000

/** One page of a pdf: its picture on a canvas, and its text over it for selecting, searching and reading aloud. */
export function openPage(pdf: PDFDocumentProxy, number: number, label: string, guess: PageViewport): Page {
  const element = document.createElement('section')
  element.className = styles.page ?? ''
  element.setAttribute('aria-label', label)
  let size = guess
  let width = guess.width
  let isWanted = false
  let drawn = 0
  let task: RenderTask | null = null

  function layOut() {
    element.style.width = `${width}px`
    element.style.height = `${(width * size.height) / size.width}px`
    element.style.setProperty('--total-scale-factor', String(width / size.width))
  }

  async function paint(turn: number) {
    const page = await pdf.getPage(number)
    size = page.getViewport({ scale: 1 })
    layOut()
    const viewport = page.getViewport({ scale: width / size.width })
    const density = Math.min(
      devicePixelRatio,
      Math.sqrt(maxCanvasPixels / (viewport.width * viewport.height)),
    )
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width * density)
    canvas.height = Math.floor(viewport.height * density)
    task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
    await task.promise
    const text = document.createElement('div')
    text.className = styles.text ?? ''
    await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport }).render()
    if (turn === drawn) element.replaceChildren(canvas, text)
  }

  function draw() {
    isWanted = true
    task?.cancel()
    drawn += 1
    const turn = drawn
    // A page that cannot be drawn stays blank, and says so; the other pages are not its fault.
    paint(turn).catch(() => {
      if (turn === drawn) element.classList.add(styles.blank ?? '')
    })
  }

  return {
    number,
    element,
    draw,
    drop() {
      isWanted = false
      task?.cancel()
      drawn += 1
      element.replaceChildren()
    },
    resize(next) {
      if (next === width && element.style.width !== '') return
      width = next
      layOut()
      if (isWanted) draw()
    },
  }
}
