import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const password = 'candor-demo'

/** Signs in through the page, as people do, and waits for the shortlist. */
export async function signIn(page: Page, email = 'hr@hailan.example'): Promise<void> {
  await page.goto('/login')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/first/talentList**')
  // The address changes before the page does, and both pages have some of the same buttons.
  await page.locator('input[type=password]').waitFor({ state: 'detached' })
}

/** Expects no finding of axe on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(['region']).analyze()
  expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  )
}

/** Chooses a language for a page that is not open yet. */
export async function speak(page: Page, locale: 'cn' | 'en' | 'zh-TW'): Promise<void> {
  await page.addInitScript((value) => sessionStorage.setItem('lang', value), locale)
}

/** Opens a candidate of the shortlist by a name in either script. */
export async function openCandidate(page: Page, name: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await page.waitForURL('**/shareurl**')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
