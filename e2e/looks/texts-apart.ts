import { expect, type Locator } from '@playwright/test'

/**
 * Expects that no text within a part stands over another one, as a word that is longer in one language than its column.
 *
 * What floats over the page and what is cut off is left out.
 */
export async function expectTextsApart(part: Locator): Promise<void> {
  const together = await part.evaluate((root) => {
    // Parts that are far from view are not laid out: their texts would all stand at one place.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(drawn)
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement))
    /** The part of a rectangle that the element and what surrounds it let show. */
    const visible = (rect: DOMRect, element: Element | null): DOMRect => {
      if (element === null) return rect
      const { overflow, clipPath } = getComputedStyle(element)
      // What only a screen reader is to find.
      if (clipPath !== 'none') return new DOMRect()
      const cut = overflow === 'visible' ? rect : element.getBoundingClientRect()
      const left = Math.max(rect.left, cut.left)
      const top = Math.max(rect.top, cut.top)
      const right = Math.min(rect.right, cut.right)
      const bottom = Math.min(rect.bottom, cut.bottom)
      // A rectangle of less than nothing would stand on its head.
      if (right <= left || bottom <= top) return new DOMRect()
      return visible(new DOMRect(left, top, right - left, bottom - top), element.parentElement)
    }
    const isVisible = { opacityProperty: true, visibilityProperty: true }
    const lines: { element: Element; text: string; rect: DOMRect }[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element?.checkVisibility(isVisible) || text === '' || element.closest('svg, [aria-hidden=true]'))
        continue
      if (floats(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        // Letters fill the middle of a line; lines that stand close together are no fault.
        const middle = new DOMRect(box.left, box.top + box.height / 4, box.width, box.height / 2)
        const rect = visible(middle, element)
        if (rect.width > 3 && rect.height > 3) lines.push({ element, text, rect })
      }
    }
    document.adoptedStyleSheets.pop()
    const meets = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.element !== one.element && meets(one.rect, other.rect))
        .map((other) => `${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`),
    )
  })
  expect(together).toEqual([])
}
