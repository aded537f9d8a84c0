import { expect, type Page } from '@playwright/test'

/**
 * Waits until all that was asked for is drawn, and what moved has come to rest.
 *
 * The network tells nothing of that: news of an unfinished part keep it open.
 */
export async function expectSettled(page: Page): Promise<void> {
  // A page that has just loaded draws only when its words are there.
  await expect(page.locator('#root:empty')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await rest(page)
}

/** Waits for every motion that has an end. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
