import type { Document } from '@xmldom/xmldom'
import { maker } from './drawing.ts'
import { childNamed, elementsNamed, firstNamed } from './tree.ts'

/** Twentieths of a point: the inch that Word leaves where a document names no margins, and half of it for its head and foot. */
const margins = {
  'w:top': '1440',
  'w:right': '1440',
  'w:bottom': '1440',
  'w:left': '1440',
  'w:header': '720',
  'w:footer': '720',
}

/** Gives every section of a document that names no margins those of Word: its text would begin at the edge of the paper. */
export function giveMargins(part: Document): void {
  const body = firstNamed(part, 'body')
  if (!body) return
  const make = maker(part)
  if (!childNamed(body, 'sectPr')) body.appendChild(make('word', 'w:sectPr'))
  for (const section of elementsNamed(body, 'sectPr')) {
    if (!childNamed(section, 'pgMar')) section.appendChild(make('word', 'w:pgMar', margins))
  }
}
