import { hostElsewhere, mayBeFollowed } from '@candor/html/document-link'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type EventBus, LinkTarget, PDFLinkService } from 'pdfjs-dist/web/pdf_viewer.mjs'
import styles from './pages.module.css'

/** The fields of a pdf's annotation that are read. */
interface Annotation {
  readonly id: string
  readonly subtype: string
  readonly url?: string
  /** A place in the same document. */
  readonly dest?: unknown
  /** Name of an action of the viewer, such as turning a page. */
  readonly action?: string
  /** The text under the link. */
  readonly overlaidText?: string
}

function isShown({ subtype, url, dest, action }: Annotation): boolean {
  if (subtype !== 'Link') return false
  return url ? mayBeFollowed(url) : Boolean(dest || action)
}

/**
 * Links of a pdf: internal ones jump, external ones open a tab without a referrer.
 *
 * A link whose text is the address of another place shows its true address.
 */
export class Links extends PDFLinkService {
  readonly #texts = new Map<string, string>()
  readonly #wordFor: (target: string) => string
  readonly #open = new WeakSet<PDFPageProxy>()

  constructor(eventBus: EventBus, wordFor: (target: string) => string) {
    super({
      eventBus,
      externalLinkTarget: LinkTarget.BLANK,
      externalLinkRel: 'noopener noreferrer',
      ignoreDestinationZoom: true,
    })
    this.#wordFor = wordFor
  }

  /** Gives every page of a document its safe links, and none of its forms, notes, sounds and files. */
  guard(pdf: PDFDocumentProxy): void {
    const getPage = pdf.getPage.bind(pdf)
    pdf.getPage = async (number) => {
      const page = await getPage(number)
      if (!this.#open.has(page)) this.#guardPage(page)
      return page
    }
  }

  #guardPage(page: PDFPageProxy): void {
    this.#open.add(page)
    const getAnnotations = page.getAnnotations.bind(page)
    page.getAnnotations = async (options) => {
      const annotations: readonly Annotation[] = await getAnnotations(options)
      const shown = annotations.filter(isShown)
      for (const { id, overlaidText } of shown) this.#texts.set(id, overlaidText ?? '')
      return [...shown]
    }
  }

  override addLinkAttributes(link: HTMLAnchorElement, url: string): void {
    if (!mayBeFollowed(url)) return
    super.addLinkAttributes(link, url)
    const target = hostElsewhere(this.#texts.get(link.dataset.elementId ?? '') ?? '', url)
    if (target === null) return
    link.title = this.#wordFor(target)
    link.classList.add(styles.misleading ?? '')
  }
}
