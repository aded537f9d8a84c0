import type { Document, Element } from '@xmldom/xmldom'
import { inReadingOrder } from './box-place.ts'
import { maker } from './drawing.ts'
import { around, childNamed, childrenOf, elementsNamed, firstNamed } from './tree.ts'

/** The paragraph in which a box was drawn; the outermost one, where boxes stand in boxes. */
function hostOf(box: Element): Element | null {
  const drawing = around(box, 'drawing') ?? around(box, 'pict')
  return drawing ? around(drawing, 'p') : null
}

/** How a box is filled, as a table's cell says it: white text is read on the colour that it was written for. */
function fillOf(box: Element): Readonly<Record<string, string>> | null {
  const shape = around(box, 'wsp')
  const properties = shape ? childNamed(shape, 'spPr') : null
  const fill = properties ? childNamed(properties, 'solidFill') : null
  const colour = fill ? firstNamed(fill, 'srgbClr')?.getAttribute('val') : null
  if (colour) return { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': colour }
  const theme = fill ? firstNamed(fill, 'schemeClr')?.getAttribute('val') : null
  if (theme) return { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': 'auto', 'w:themeFill': theme }
  const older =
    around(box, 'shape')?.getAttribute('fillcolor') ?? around(box, 'rect')?.getAttribute('fillcolor')
  const [hex] = /[0-9a-f]{6}/i.exec(older ?? '') ?? []
  return hex ? { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hex } : null
}

/**
 * Sets the text of boxes into the flow, each as a table of one cell after the paragraph that it was drawn in.
 *
 * Where on the page it was drawn is lost, but for the order; its words and its colour are not. Returns how many there were.
 */
export function setInFlow(part: Document): number {
  const make = maker(part)
  const last = new Map<Element, Element>()
  const hosted = elementsNamed(part, 'txbxContent').flatMap((box) => {
    const host = hostOf(box)
    return host ? [{ box, host }] : []
  })
  const byHost = Map.groupBy(hosted, ({ host }) => host)
  const ordered = [...byHost].flatMap(([host, boxes]) =>
    inReadingOrder(boxes.map(({ box }) => box)).map((box) => ({ box, host })),
  )
  for (const { box, host } of ordered) {
    if (!host.parentNode) continue
    const fill = fillOf(box)
    const cell = make('word', 'w:tc', {}, [
      make('word', 'w:tcPr', {}, fill ? [make('word', 'w:shd', fill)] : []),
      ...childrenOf(box),
    ])
    const table = make('word', 'w:tbl', {}, [make('word', 'w:tr', {}, [cell])])
    host.parentNode.insertBefore(table, (last.get(host) ?? host).nextSibling)
    last.set(host, table)
  }
  return last.size
}
