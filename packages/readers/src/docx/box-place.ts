import type { Element } from '@xmldom/xmldom'
import { emuOf } from './drawing.ts'
import { around, childNamed, firstNamed } from './tree.ts'

/** Where a box is drawn, in EMU. */
interface Place {
  readonly top: number
  readonly left: number
}

const numberOf = (element: Element | null, name: string) => Number(element?.getAttribute(name)) || 0

/** Where a box is within its group, in the measure of the page. */
function placeInGroup(box: Element): Place {
  const group = around(box, 'wgp')
  const shape = around(box, 'wsp')
  const outer = group && childNamed(group, 'grpSpPr')
  const inner = shape && childNamed(shape, 'spPr')
  const form = outer ? childNamed(outer, 'xfrm') : null
  const own = inner ? childNamed(inner, 'xfrm') : null
  if (!form || !own) return { top: 0, left: 0 }
  const offset = childNamed(own, 'off')
  const from = childNamed(form, 'chOff')
  const size = childNamed(form, 'ext')
  const sizeOfChildren = childNamed(form, 'chExt')
  const scaled = (at: string, side: string) => {
    const scale = numberOf(size, side) / (numberOf(sizeOfChildren, side) || 1) || 1
    return (numberOf(offset, at) - numberOf(from, at)) * scale
  }
  return { top: scaled('y', 'cy'), left: scaled('x', 'cx') }
}

/** Where a box that floats is drawn; null for one in the line, or whose place the file does not tell as a number. */
export function placeOf(box: Element): Place | null {
  const anchor = around(box, 'anchor')
  if (!anchor) {
    const style =
      around(box, 'shape')?.getAttribute('style') ?? around(box, 'rect')?.getAttribute('style') ?? ''
    if (!/position:\s?absolute/.test(style)) return null
    return { top: emuOf(style, 'margin-top'), left: emuOf(style, 'margin-left') }
  }
  const offsetOf = (name: string) => {
    const position = childNamed(anchor, name)
    return position ? firstNamed(position, 'posOffset')?.textContent : null
  }
  const top = offsetOf('positionV')
  if (!top) return null
  const inGroup = placeInGroup(box)
  return { top: Number(top) + inGroup.top, left: (Number(offsetOf('positionH')) || 0) + inGroup.left }
}

/** Boxes of one paragraph as they are read: by their height on the page, then from the left; the others after the one before. */
export function inReadingOrder(boxes: readonly Element[]): Element[] {
  let last: Place = { top: -Infinity, left: 0 }
  const placed = boxes.map((box) => {
    last = placeOf(box) ?? last
    return { box, ...last }
  })
  return placed.sort((one, other) => one.top - other.top || one.left - other.left).map(({ box }) => box)
}
