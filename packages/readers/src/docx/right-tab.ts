import type { Document, Element, Node } from '@xmldom/xmldom'
import type { Page } from './dom.ts'
import { maker } from './drawing.ts'
import { childNamed, childrenOf, elementsNamed } from './tree.ts'

/** Stands where a line jumps to the right margin; it goes through the reader of Word as text. */
const mark = '\uE003'

const isRight = (tab: Element) => ['right', 'end'].includes(tab.getAttribute('w:val') ?? '')

function hasRightTab(properties: Element | null): boolean {
  const tabs = properties ? childNamed(properties, 'tabs') : null
  return tabs ? childrenOf(tabs).some(isRight) : false
}

/** The paragraph styles that set what follows a tab at the right. */
export function rightTabStyles(styles: Document): ReadonlySet<string> {
  const found = elementsNamed(styles, 'style').filter((style) => hasRightTab(childNamed(style, 'pPr')))
  return new Set(found.flatMap((style) => style.getAttribute('w:styleId') ?? []))
}

function splitAt(tab: Element, part: Document): void {
  const run = tab.parentNode
  if (!run?.parentNode) return
  const make = maker(part)
  const text = make('word', 'w:t')
  text.textContent = mark
  const rest: Node = run.cloneNode(false)
  while (tab.nextSibling) rest.appendChild(tab.nextSibling)
  run.removeChild(tab)
  const after = run.nextSibling
  run.parentNode.insertBefore(make('word', 'w:r', {}, [text]), after)
  run.parentNode.insertBefore(rest, after)
}

/** Marks the tab of each line that has one alone, and that jumps to the right: a place left, its dates right. */
export function markRightTabs(part: Document, styles: ReadonlySet<string>): void {
  for (const paragraph of elementsNamed(part, 'p')) {
    const properties = childNamed(paragraph, 'pPr')
    const style = properties ? childNamed(properties, 'pStyle')?.getAttribute('w:val') : null
    if (!hasRightTab(properties) && !(style && styles.has(style))) continue
    const runs = childrenOf(paragraph).filter((child) => child.localName === 'r')
    const tabs = runs.flatMap((run) => childrenOf(run).filter((child) => child.localName === 'tab'))
    const [tab] = tabs
    if (tab && tabs.length === 1) splitAt(tab, part)
  }
}

/** Sets what stands before and after a mark to the two ends of its line. */
export function setApart(page: Page): void {
  for (const paragraph of page.querySelectorAll('p')) {
    const pieces = [...paragraph.childNodes]
    const at = pieces.findIndex((piece) => piece.textContent === mark)
    if (at < 0) continue
    const left = page.createElement('span')
    const right = page.createElement('span')
    left.append(...pieces.slice(0, at))
    right.append(...pieces.slice(at + 1))
    paragraph.replaceChildren(left, right)
    paragraph.setAttribute(
      'style',
      `${paragraph.getAttribute('style') ?? ''};display:flex;justify-content:space-between;gap:1em`,
    )
  }
}
