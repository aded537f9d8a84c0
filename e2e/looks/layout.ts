import { expect, type Locator, type Page } from '@playwright/test'

/** Expects that nothing makes the page scroll sideways. */
export async function expectNoSpill(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

/** Expects that nothing lies over the middle of a part, as a bar over the edge of the page would. */
export async function expectUncovered(part: Locator): Promise<void> {
  await expect(async () => {
    const isOnTop = await part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
  }).toPass()
}

/**
 * Expects that every button, tab and link within can be hit over 44 px of height, as a finger needs it.
 *
 * Measured by what lies under each point, so that an invisible edge around a small face counts, and one that a
 * neighbour covers does not.
 */
export async function expectFingerSized(part: Locator): Promise<void> {
  const targets = part.locator('button:visible, a[href]:visible')
  const small = await targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const isHit = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
      const middle = top + height / 2
      // A pixel within either edge: points are rounded before something is looked for under them.
      if (isHit(middle - 21) && isHit(middle + 21)) return []
      return [`${(element.getAttribute('aria-label') ?? element.textContent).trim()}: ${height} px high`]
    }),
  )
  expect(await targets.count()).toBeGreaterThan(0)
  expect(small).toEqual([])
}
