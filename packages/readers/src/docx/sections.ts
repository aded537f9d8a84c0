import type { Document, Element } from '@xmldom/xmldom'
import { maker } from './drawing.ts'
import { around, childNamed, elementsNamed, firstNamed } from './tree.ts'

const typeOf = (section: Element) => childNamed(section, 'type')?.getAttribute('w:val') ?? 'nextPage'
const sizeOf = (section: Element) => {
  const size = childNamed(section, 'pgSz')
  return ['w:w', 'w:h', 'w:orient'].map((side) => size?.getAttribute(side) ?? '').join(' ')
}

const hasPageBreak = (paragraph: Element) =>
  elementsNamed(paragraph, 'br').some((element) => element.getAttribute('w:type') === 'page')

/**
 * Writes each section that begins a page as a page break, so that the reader of Word, which knows no other way, sets a
 * continuous one on the page before it.
 */
export function breakSections(part: Document): void {
  const body = firstNamed(part, 'body')
  if (!body) return
  const make = maker(part)
  // Where Word last broke its pages says nothing of the page here.
  for (const element of elementsNamed(body, 'lastRenderedPageBreak')) element.parentNode?.removeChild(element)
  const sections = elementsNamed(body, 'sectPr')
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1]
    const paragraph = around(section, 'p')
    if (!next || !paragraph || hasPageBreak(paragraph)) continue
    const isSamePage = ['continuous', 'nextColumn'].includes(typeOf(next)) && sizeOf(next) === sizeOf(section)
    if (!isSamePage)
      paragraph.appendChild(make('word', 'w:r', {}, [make('word', 'w:br', { 'w:type': 'page' })]))
  }
}
