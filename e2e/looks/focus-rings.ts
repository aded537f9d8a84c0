import { expect, type Page } from '@playwright/test'

/**
 * Expects that the ring around what has the focus is whole for everything in a part of the page that can have it: what
 * scrolls or is left undrawn out of sight cuts off whatever lies outside of it. Gives the focus to each of them.
 */
export async function expectWholeRings(page: Page, within: string): Promise<void> {
  const cut = await page.evaluate((part) => {
    const focusable = 'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]'
    const byKeys = { focusVisible: true, preventScroll: true }
    // What an element is clipped to, in pixels of the window; null where it clips nothing.
    const clipOf = (element: Element) => {
      const { overflowX, overflowY, contentVisibility, overflowClipMargin } = getComputedStyle(element)
      if (overflowX === 'visible' && overflowY === 'visible' && contentVisibility !== 'auto') return null
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const margin = Number.parseFloat(overflowClipMargin) || 0
      return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
    }
    // The nearest that is outlined: a field's ring lies around its box.
    const ringOf = (element: Element): Element | null => {
      for (let each: Element | null = element, up = 0; each && up < 4; each = each.parentElement, up++)
        if (getComputedStyle(each).outlineStyle !== 'none') return each
      return null
    }
    const isCut = (ring: Element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(ring)
      const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5
      const { left, top, right, bottom } = ring.getBoundingClientRect()
      for (let each = ring.parentElement; each; each = each.parentElement) {
        const clip = clipOf(each)
        if (!clip) continue
        // What is scrolled out of sight is no ring that is cut: it comes into view whole.
        const isInside =
          left > clip.left - 1 && right < clip.right + 1 && top > clip.top - 1 && bottom < clip.bottom + 1
        if (!isInside) continue
        if (left - beyond < clip.left || right + beyond > clip.right) return true
        if (top - beyond < clip.top || bottom + beyond > clip.bottom) return true
      }
      return false
    }
    const found = [...document.querySelectorAll<HTMLElement>(`${part} :is(${focusable})`)].filter(
      (element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false
        element.focus(byKeys)
        const ring = document.activeElement === element ? ringOf(element) : null
        return ring !== null && isCut(ring)
      },
    )
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return found.map(({ tagName, ariaLabel, textContent }) => `${tagName} ${ariaLabel ?? textContent}`)
  }, within)
  expect(cut, 'rings of the focus that are cut off').toEqual([])
}
