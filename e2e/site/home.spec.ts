import { expect, test } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { filledSite } from './filled-site.ts'

test('home reads and leads on without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read the interview, not only the score.')
  await page.getByText('English', { exact: true }).first().click()
  await page.getByRole('link', { name: '繁體中文' }).click()
  await expect(page).toHaveURL(/\/zh-TW\/$/)
  await page.getByRole('link', { name: '申請試用' }).first().click()
  // The language stays, as the links of a page are relative.
  await expect(page).toHaveURL(/\/zh-TW\/tryout$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('申請試用')
  await context.close()
})

test('home is accessible in both themes, and its video opens without sound [P2-050]', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.goto('/en/')
  await expectAccessibleInBothThemes(page)
  await expectNoSpill(page)
  await page.getByRole('link', { name: 'Watch an answer, 33 s', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'An answer of the sample interview' })
  await expect(dialog.locator('video')).toHaveJSProperty('muted', true)
  await dialog.getByRole('button', { name: 'Sound on' }).click()
  await expect(dialog.locator('video')).toHaveJSProperty('muted', false)
  await expect(dialog.getByRole('button', { name: 'Sound off' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await complaints.take()).toEqual([])
})

test('customers stand in rows of three, wide and narrow, and home loads nothing of the trial page [P2-013 P2-052]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${await filledSite()}/en/`)
    await page.waitForLoadState('networkidle')
    const tops = await page
      .locator('ul[class*=logos] > li')
      .evaluateAll((logos) => logos.map((logo) => Math.round(logo.getBoundingClientRect().top)))
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect([width, rows]).toEqual([width, [3, 3, 3]])
  }
  expect(asked.filter((path) => path.includes('tryout'))).toEqual([])
})

test('on a phone the menu icon is there once 27 px are passed, and opens a menu over the full screen [P2-069 P2-078 P9-006]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/')
  const icon = page.getByRole('button', { name: 'Menu' })
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
  await scrollTo(27)
  await expect(icon).toBeHidden()
  await scrollTo(28)
  await icon.click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible(page)
  await expectNoSpill(page)
})
