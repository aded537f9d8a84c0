import type { Document, Element } from '@xmldom/xmldom'
import { maker } from './drawing.ts'
import { childNamed, elementsNamed, replaceBy } from './tree.ts'

// Characters for private use stand where a reading begins and ends: they go through the reader of Word as text.
const marks = /[\uE000-\uE004]/g
const marked = /\uE000([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE002/g

const textOf = (element: Element | null) =>
  element
    ? elementsNamed(element, 't')
        .map((text) => text.textContent ?? '')
        .join('')
    : ''

/** Takes the marks out of a text that came with some of its own. */
export function withoutMarks(part: Document): void {
  for (const text of elementsNamed(part, 't')) {
    const written = text.textContent ?? ''
    const clean = written.replace(marks, '')
    if (clean !== written) text.textContent = clean
  }
}

/** Marks what is written over other characters, as 東京 is read とうきょう. */
export function markRuby(part: Document): void {
  const make = maker(part)
  for (const ruby of elementsNamed(part, 'ruby')) {
    const text = make('word', 'w:t')
    text.textContent = `\uE000${textOf(childNamed(ruby, 'rubyBase'))}\uE001${textOf(childNamed(ruby, 'rt'))}\uE002`
    replaceBy(ruby, [text])
  }
}

/** Writes marked text as HTML does. */
export function rubyOfMarks(html: string): string {
  return html.replace(marked, '<ruby>$1<rp>(</rp><rt>$2</rt><rp>)</rp></ruby>').replace(marks, '')
}
