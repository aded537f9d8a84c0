import { decodePage } from './characters/code-pages.ts'
import { type PageLosses, rewritePage } from './page.ts'
import type { DocumentParser } from './reader.ts'

/** Reads a saved page. Nothing is fetched: what it names elsewhere is counted as lost. */
export const htmlReader: DocumentParser = async (bytes) => {
  const lost: PageLosses = { picture: 0, video: 0, embedded: 0 }
  const nowhere = { base: null, picture: () => null, styleSheet: () => null, frame: () => null }
  return { html: rewritePage(decodePage(bytes), nowhere, lost), lost, look: 'own' }
}
