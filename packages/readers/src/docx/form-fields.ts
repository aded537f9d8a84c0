import type { Document, Element } from '@xmldom/xmldom'
import { maker } from './drawing.ts'
import { around, childNamed, childrenOf, elementsNamed } from './tree.ts'

/** Whether a switch of a form is on; one without a value is. */
const isOn = (element: Element | null) =>
  !['0', 'false', 'off'].includes(element?.getAttribute('w:val') ?? '1')

function textOfBox(box: Element): string {
  const set = childNamed(box, 'checked') ?? childNamed(box, 'default')
  return set && isOn(set) ? '☒' : '☐'
}

function textOfList(list: Element): string {
  const set = childNamed(list, 'result') ?? childNamed(list, 'default')
  const entries = childrenOf(list).filter((child) => child.localName === 'listEntry')
  return entries[Number(set?.getAttribute('w:val') ?? 0)]?.getAttribute('w:val') ?? ''
}

/** Writes the older fields of forms as text: boxes to tick, and lists with their choice. They hold no text of their own. */
export function writeFormFields(part: Document): void {
  const make = maker(part)
  for (const data of elementsNamed(part, 'ffData')) {
    const box = childNamed(data, 'checkBox')
    const list = childNamed(data, 'ddList')
    const run = around(data, 'r')
    const written = box ? textOfBox(box) : list ? textOfList(list) : ''
    if (!run?.parentNode || written === '') continue
    const text = make('word', 'w:t')
    text.textContent = written
    run.parentNode.insertBefore(make('word', 'w:r', {}, [text]), run)
  }
}
