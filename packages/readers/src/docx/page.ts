import { shownType } from '../output/pictures.ts'
import type { Page } from './dom.ts'
import { setApart } from './right-tab.ts'

interface DrawnNode {
  readonly nodeType: number
}

/** What the library asks to be made: an element, a text, or a node that it has made before. */
type Wanted =
  | string
  | DrawnNode
  | {
      ns?: string
      tagName: string
      className?: string
      style?: Readonly<Record<string, string>> | string
      children?: readonly Wanted[]
    }

/** Makes what the library asks for, in a page whose cells do not know how far they span. */
export function elementMaker(page: Page): (wanted: Wanted) => DrawnNode {
  function make(wanted: Wanted): DrawnNode {
    if (typeof wanted === 'string') return page.createTextNode(wanted)
    if ('nodeType' in wanted) return wanted
    const { ns, tagName, className, style, children = [], ...properties } = wanted
    if (tagName === '#comment') return page.createComment('')
    const element =
      tagName === '#fragment'
        ? page.createDocumentFragment()
        : ns
          ? page.createElementNS(ns, tagName)
          : page.createElement(tagName)
    if ('style' in element) {
      if (className) element.setAttribute('class', className)
      if (typeof style === 'string') element.setAttribute('style', style)
      else Object.assign(element.style, style)
      const given = Object.entries(properties).filter(([, value]) => value !== undefined)
      Object.assign(element, tagName === 'td' ? { colSpan: 1, rowSpan: 1 } : {}, Object.fromEntries(given))
    }
    for (const child of children) element.appendChild(make(child))
    return element
  }
  return make
}

/** A picture's address with the type that its content tells; null for one that browsers do not show. */
function typedPicture(address: string): string | null {
  const content = address.slice(address.indexOf(',') + 1)
  const type = shownType(Buffer.from(content.slice(0, 24), 'base64'))
  return type && address.startsWith('data:') ? `data:${type};base64,${content}` : null
}

/** The page of what the library has drawn, and how many pictures are not in it. */
export function pageOfNodes(page: Page, nodes: readonly DrawnNode[]): { html: string; lostPictures: number } {
  for (const node of nodes) page.body.appendChild(node)
  let lostPictures = 0
  for (const picture of page.querySelectorAll('img')) {
    const address = typedPicture(picture.getAttribute('src') ?? '')
    if (address) picture.setAttribute('src', address)
    else {
      picture.remove()
      lostPictures += 1
    }
  }
  for (const cell of page.querySelectorAll('td')) {
    if (cell.colSpan > 1) cell.setAttribute('colspan', String(cell.colSpan))
    if (cell.rowSpan > 1) cell.setAttribute('rowspan', String(cell.rowSpan))
  }
  setApart(page)
  return { html: page.body.innerHTML, lostPictures }
}
