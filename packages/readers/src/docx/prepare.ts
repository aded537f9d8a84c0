import type { Document, Element } from '@xmldom/xmldom'
import type { LostKind } from '../lost.ts'
import { writeBullets } from './bullets.ts'
import { type Chunks, markChunks } from './chunks.ts'
import { emuOf, maker, pictureInLine } from './drawing.ts'
import { writeFormFields } from './form-fields.ts'
import { giveMargins } from './margins.ts'
import { markRightTabs } from './right-tab.ts'
import { markRuby, withoutMarks } from './ruby.ts'
import { breakSections } from './sections.ts'
import { setInFlow } from './text-box.ts'
import {
  around,
  childNamed,
  childrenOf,
  elementsNamed,
  elementsUnder,
  firstNamed,
  replaceBy,
} from './tree.ts'

/** Told of each thing that the page will not show. */
export type OnLost = (kind: LostKind, count?: number) => void

/** What stands in content controls, out of them: the reader passes over some. */
function openControls(part: Document): void {
  for (const control of elementsNamed(part, 'sdt')) {
    const content = childNamed(control, 'sdtContent')
    replaceBy(control, content ? childrenOf(content) : [])
  }
}

const isDrawn = (element: Element) =>
  firstNamed(element, 'blip') !== null || firstNamed(element, 'txbxContent') !== null

/** Keeps one of the alternatives in which a thing is written: the one that can be shown. */
function chooseAlternatives(part: Document): void {
  for (const alternatives of elementsNamed(part, 'AlternateContent')) {
    const choice = childNamed(alternatives, 'Choice')
    const fallback = childNamed(alternatives, 'Fallback')
    const isChartAlone = fallback !== null && firstNamed(fallback, 'imagedata') !== null
    const chosen = choice && (isDrawn(choice) || !isChartAlone) ? choice : fallback
    replaceBy(alternatives, chosen ? childrenOf(chosen) : [])
  }
}

/** Pictures in the older way of drawing, in the newer one. */
function modernisePictures(part: Document): void {
  for (const data of elementsNamed(part, 'imagedata')) {
    const holder = around(data, 'pict') ?? around(data, 'object')
    const relation = data.getAttribute('r:id')
    if (!holder || !relation) continue
    const style = around(data, 'shape')?.getAttribute('style') ?? ''
    const size = { width: emuOf(style, 'width'), height: emuOf(style, 'height') }
    if (holder.parentNode && around(data, 'txbxContent') === around(holder, 'txbxContent')) {
      replaceBy(holder, [pictureInLine(part, { relation, ...size })])
    }
  }
}

const kindOfGraphic = (address: string): LostKind | null =>
  address.includes('/chart') ? 'chart' : address.endsWith('/diagram') ? 'diagram' : null

/** Keeps the pictures of each drawing, text boxes being out of it by now, and counts what else there was. */
function keepPictures(part: Document, onLost: OnLost): void {
  for (const graphic of elementsNamed(part, 'graphicData')) {
    const pictures = elementsNamed(graphic, 'pic')
    const kind = kindOfGraphic(graphic.getAttribute('uri') ?? '')
    if (kind) onLost(kind)
    for (const child of childrenOf(graphic)) graphic.removeChild(child)
    for (const picture of pictures.slice(0, 1)) graphic.appendChild(picture)
    const more = pictures.slice(1)
    const drawing = around(graphic, 'drawing')
    for (const picture of drawing ? more : []) {
      const relation = firstNamed(picture, 'blip')?.getAttribute('r:embed')
      const size = firstNamed(picture, 'ext')
      const [width = 0, height = 0] = ['cx', 'cy'].map((side) => Number(size?.getAttribute(side)) || 0)
      if (relation)
        drawing?.parentNode?.insertBefore(pictureInLine(part, { relation, width, height }), drawing)
    }
  }
}

/** EMU: two thirds of the width of an A4 page. What is larger and lies behind the text is a background. */
const backgroundWidth = 5_000_000

/**
 * Lets text flow around a picture that was put anywhere on the page, at the side where it stood.
 *
 * A page that grows with its reader's window has no place for it to be put at.
 */
function floatAnchors(part: Document): void {
  const make = maker(part)
  for (const anchor of elementsNamed(part, 'anchor')) {
    const free = childNamed(anchor, 'wrapNone')
    const width = Number(childNamed(anchor, 'extent')?.getAttribute('cx')) || 0
    const isBehind = anchor.getAttribute('behindDoc') === '1'
    if (free && isBehind && width > backgroundWidth) anchor.parentNode?.removeChild(anchor)
    if (!free) continue
    const across = childNamed(anchor, 'positionH')
    const offset = Number(across && childNamed(across, 'posOffset')?.textContent) || 0
    const side = across && childNamed(across, 'align')?.textContent
    const align = make('onPage', 'wp:align')
    align.textContent = side ?? (offset > backgroundWidth / 2 ? 'right' : 'left')
    if (across) replaceBy(across, [make('onPage', 'wp:positionH', { relativeFrom: 'column' }, [align])])
    replaceBy(free, [make('onPage', 'wp:wrapSquare', { wrapText: 'bothSides' })])
  }
}

const nearWhite = /^(F[0-9A-F]){3}$/i

/** Gives text that was written in white on a drawing, which is not shown, the page's own colour. */
function keepReadable(part: Document): void {
  for (const colour of elementsNamed(part, 'color')) {
    const isWhite = nearWhite.test(colour.getAttribute('w:val') ?? '')
    const properties = colour.parentNode
    const paragraph = around(colour, 'pPr') ?? childNamed(around(colour, 'p') ?? part, 'pPr')
    const isOnGround = around(colour, 'tc') !== null || (paragraph && firstNamed(paragraph, 'shd') !== null)
    if (isWhite && !isOnGround && properties && firstNamed(properties, 'shd') === null) {
      properties.removeChild(colour)
    }
  }
}

function countLost(part: Document, onLost: OnLost): void {
  for (const element of elementsUnder(part)) {
    if (element.localName === 'OLEObject') onLost('embedded')
    if (element.localName === 'oMath') onLost('equation')
  }
}

const prepared = ['document', 'hdr', 'ftr', 'footnotes', 'endnotes']

/** Brings a part of a Word document into the form that its reader shows whole. */
export function preparePart(
  part: Document,
  {
    styles,
    chunks,
    onLost,
    onSimplified,
  }: { styles: ReadonlySet<string>; chunks: Chunks; onLost: OnLost; onSimplified: () => void },
): void {
  if (part.documentElement?.localName === 'numbering') writeBullets(part)
  if (!prepared.includes(part.documentElement?.localName ?? '')) return
  countLost(part, onLost)
  openControls(part)
  chooseAlternatives(part)
  withoutMarks(part)
  markChunks(part, chunks, onLost)
  writeFormFields(part)
  markRuby(part)
  markRightTabs(part, styles)
  if (setInFlow(part) > 0) onSimplified()
  keepReadable(part)
  modernisePictures(part)
  keepPictures(part, onLost)
  floatAnchors(part)
  giveMargins(part)
  breakSections(part)
}
