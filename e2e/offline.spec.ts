import { expect } from '@playwright/test'
import { expectSettled, openCandidate, signIn, speak, test } from './support.ts'

for (const [locale, strip, retry] of [
  ['cn', '网络已断开，恢复后会自动更新。', '重试'],
  ['en', 'You are offline. The page updates once the connection is back.', 'Retry'],
  ['zh-TW', '網路已中斷，恢復後會自動更新。', '重試'],
] as const) {
  test(`that the connection is gone is said in words in ${locale}, and a report opened meanwhile comes with it`, async ({
    page,
    context,
  }) => {
    await speak(page, locale)
    await signIn(page)
    // The page's code is there; what the next candidate needs is not.
    await openCandidate(page, '苏晴岚')
    await page.goBack()
    const row = page.getByRole('row').filter({ hasText: '舒小满' })
    await expect(row).toBeVisible()
    await expectSettled(page)
    await context.setOffline(true)
    await expect(page.getByText(strip)).toBeVisible()
    await row.getByRole('link').first().click()
    await expect(page.getByRole('main').getByRole('button', { name: retry })).toBeVisible()
    await expect(page.getByText(/Failed to fetch/)).toHaveCount(0)

    await context.setOffline(false)
    await expect(page.getByText(strip)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('舒小满')
  })
}

test('a page whose code did not come says so, and shows by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/login-.*\.js$/, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('这个页面暂时无法显示。')).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
})
