import { DOMParser, Document, Element, type Node, XMLSerializer } from '@xmldom/xmldom'
import { parseHTML } from 'linkedom'

/** The page that stands in for a browser's. */
export type Page = ReturnType<typeof parseHTML>['document']

/** The first child that is an element; the parser that stands in for a browser's does not know it. */
function firstElementChild(this: Node): Node | null {
  let child = this.firstChild
  while (child && child.nodeType !== child.ELEMENT_NODE) child = child.nextSibling
  return child
}

/** Reads a blob as a browser does, as far as pictures need it. */
class PictureReader {
  result = ''
  onloadend: () => void = () => {}
  onerror: () => void = () => {}

  readAsDataURL(blob: Blob): void {
    blob
      .arrayBuffer()
      .then((bytes) => {
        this.result = `data:${blob.type};base64,${Buffer.from(bytes).toString('base64')}`
        this.onloadend()
      })
      .catch(() => this.onerror())
  }
}

/**
 * Puts a page in place of a browser's, for a library that draws into one, and returns its document.
 *
 * `onPart` may change each XML part of the file before the library reads it. The process is the conversion's own:
 * nothing else sees these globals.
 */
export function standInForBrowser(onPart: (part: Document) => void): Page {
  const { document, Node: HtmlNode } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  for (const { prototype } of [Element, Document]) {
    Object.defineProperty(prototype, 'firstElementChild', { get: firstElementChild, configurable: true })
  }
  class PartParser {
    parseFromString(xml: string): Document {
      const part = new DOMParser({
        onError: (level, message) => {
          if (level === 'fatalError') throw new Error(message)
        },
      }).parseFromString(xml, 'application/xml')
      onPart(part)
      return part
    }
  }
  Object.assign(globalThis, {
    document,
    Node: HtmlNode,
    DOMParser: PartParser,
    XMLSerializer,
    FileReader: PictureReader,
    requestAnimationFrame: () => 0,
  })
  return document
}
