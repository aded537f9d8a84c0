import type { PageLook } from '../../rules/html-page.ts'
import type { Lost } from '../../rules/lost.ts'

/** A document as a page: HTML that is still to be cleaned, with `<style>` where the format has styles. */
export interface PageReading {
  readonly html: string
  /** What the page does not show of the document. */
  readonly lost?: Lost
  /** Whether text and structure are kept but not how they were laid out; the page says so. */
  readonly isSimplified?: boolean
  /** How it is set; as the product sets words where it does not say. */
  readonly look?: PageLook
}

/** A document as one picture that browsers show. */
export interface PictureReading {
  readonly picture: Uint8Array
  readonly contentType: 'image/jpeg'
}

/**
 * Reads one format. It runs in a process of its own, which is ended when it takes too long or too much memory.
 *
 * Throws `TooMuch` on what is larger than it may be, and anything else on what it cannot read.
 */
export type DocumentParser = (bytes: Buffer) => Promise<PageReading | PictureReading>
