import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  type EventBus,
  FindState,
  PDFFindController,
  type PDFLinkService,
} from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { Found } from './find-bar.ts'

type Match = NonNullable<Parameters<PDFFindController['scrollMatchIntoView']>[0]>

/** Searches a pdf, and scrolls matches into view within `container` only. */
export class Finder extends PDFFindController {
  readonly #container: HTMLElement

  constructor(container: HTMLElement, eventBus: EventBus, linkService: PDFLinkService) {
    // A short delay after typing: searching a resume takes no time.
    super({ eventBus, linkService, delay: 60 })
    this.#container = container
  }

  /** As pdf.js does it, but within the document: its own way would scroll the report around it as well. */
  override scrollMatchIntoView({ element, pageIndex, matchIndex }: Match): void {
    const { pageIdx, matchIdx } = this.selected ?? {}
    if (!this._scrollMatches || pageIdx !== pageIndex || matchIdx !== matchIndex) return
    this._scrollMatches = false
    this.#bring(element)
  }

  #bring(element: HTMLElement): void {
    const match = element.getBoundingClientRect()
    const view = this.#container.getBoundingClientRect()
    this.#container.scrollBy({
      top: match.top - view.top - view.height / 3,
      left: match.right > view.right || match.left < view.left ? match.left - view.left - view.width / 3 : 0,
    })
  }
}

interface FindEvent {
  readonly state?: number
  readonly matchesCount: { readonly current: number; readonly total: number }
}

/** Reports the result of a search, and that a document without any text cannot be searched. */
export function reportFinds(pdf: PDFDocumentProxy, events: EventBus, onFound: (found: Found) => void): void {
  let state = FindState.FOUND
  let isScan: Promise<boolean> | null = null
  const report = async ({ matchesCount, ...event }: FindEvent) => {
    state = event.state ?? state
    if (state !== FindState.NOT_FOUND) {
      const isSearching = state === FindState.PENDING && matchesCount.total === 0
      onFound({ ...matchesCount, state: isSearching ? 'searching' : 'found' })
      return
    }
    isScan ??= hasNoText(pdf)
    const isNothing = await isScan
    if (state === FindState.NOT_FOUND) onFound({ ...matchesCount, state: isNothing ? 'noText' : 'none' })
  }
  events.on('updatefindcontrolstate', report)
  events.on('updatefindmatchescount', report)
}

async function hasNoText(pdf: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return false
  }
  return true
}
