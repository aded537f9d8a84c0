import { expect, type Page, test } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'

/**
 * The addresses that a page asks for from now on, without those of the files that were built with it and of home's own
 * QR code, which a browser loads whenever it comes near the view.
 */
function listenForCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(assets\/|icon\.svg|qr\/trial\.svg)/.test(pathname)) calls.push(pathname)
  })
  return calls
}

const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )

test('home opens a live report whose evidence is read at its sentence and second, and asks no server for it', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.goto('/en/')
  expect(await scripts(page)).toBe(1)
  const calls = listenForCalls(page)
  await page.getByRole('button', { name: 'Open this report' }).click()
  await expect(page.getByRole('heading', { name: 'The sample report' })).toBeFocused()
  const pane = page.getByRole('complementary', { name: 'Evidence' })
  await expect(pane).toContainText('改成只追加的账本')

  await pane.getByRole('button', { name: 'Speaks against: Q2 02:07' }).click()
  await expect(pane.locator('figcaption time')).toHaveText('02:07')
  await expect(pane.locator('video')).toHaveJSProperty('paused', true)
  await expect(pane).toContainText('第一版')
  await page.keyboard.press('[')
  await expect(pane.locator('figcaption time')).toHaveText('01:15')
  await expectAccessibleInBothThemes(page)

  await pane.getByRole('button', { name: 'Open in the video record' }).click()
  await expect(page.getByRole('tab', { name: 'Video record' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').getByText('热点', { exact: false }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Close the report' }).click()
  await expect(page.getByRole('button', { name: 'Open this report' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCount(0)
  expect(calls).toEqual([])
  expect(await complaints.take()).toEqual([])
})

test('on a phone the evidence of the live report comes as a sheet, in each language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [locale, open, close] of [
    ['cn', '打开这份报告', '关闭报告'],
    ['zh-TW', '打開這份報告', '關閉報告'],
  ]) {
    await page.goto(`/${locale}/`)
    await page.getByRole('button', { name: open }).click()
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /Q2 01:15/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('figcaption time')).toHaveText('01:15')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expectNoSpill(page)
    await page.getByRole('button', { name: close }).click()
  }
})

test('a live report that does not come says so, and comes when it is asked for again', async ({ page }) => {
  await page.goto('/en/')
  await page.route('**/assets/sample-report-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Open this report' }).click()
  await expect(page.getByRole('alert')).toHaveText('The report could not be loaded. Please try again.')
  await page.unroute('**/assets/sample-report-*.js')
  await page.getByRole('button', { name: 'Open this report' }).click()
  await expect(page.getByRole('complementary', { name: 'Evidence' })).toBeVisible()
  await expect(page.getByText('The report could not be loaded.')).toBeHidden()
})

test('without script no report is offered, and its answer is traced to its scores all the same', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/')
  await expect(page.getByRole('button', { name: 'Open this report' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'One answer, traced to its score' })).toContainText('4.6')
  await context.close()
})
