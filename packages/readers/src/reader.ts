import type { Lost } from './lost.ts'

/** Whether a page is set by its own styles as web pages are, or has margins and pages too. */
export type PageLook = 'own' | 'paged'

/** A document as a page: HTML that is not clean yet, with `<style>` where the format has styles. */
export interface PageReading {
  readonly html: string
  /** Parts of the document that the page does not show. */
  readonly lost?: Lost
  /** Whether the page has text and structure but not the layout; the page says so. */
  readonly isSimplified?: boolean
  /** Its style; none where the page has text and structure alone. */
  readonly look?: PageLook
}

/** A document as one picture that browsers show: a JPEG. */
export interface PictureReading {
  readonly picture: Uint8Array
}

/**
 * Reads one format. It runs in a process of its own, which is killed when it takes too long or too much memory.
 *
 * Throws `TooMuch` for a document that is too large, and anything else for one that it cannot read.
 */
export type DocumentParser = (bytes: Buffer) => Promise<PageReading | PictureReading>
