import { expect, type Page } from '@playwright/test'
import { expectSettled } from './looks/settled.ts'
import { openCandidate, signIn, speak, test } from './support.ts'

test('the page says that the connection is gone, and a report opened meanwhile comes with the connection', async ({
  page,
  context,
}) => {
  const strip = page.getByText('You are offline. The page updates once the connection is back.')
  await speak(page, 'en')
  await signIn(page)
  // The page's code is there; what the next candidate needs is not.
  await openCandidate(page, '苏晴岚')
  await page.goBack()
  const row = page.getByRole('row').filter({ hasText: '舒小满' })
  await expect(row).toBeVisible()
  await expectSettled(page)
  await context.setOffline(true)
  await expect(strip).toBeVisible()
  await row.getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByText(/Failed to fetch/)).toHaveCount(0)

  await context.setOffline(false)
  await expect(strip).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('舒小满')
})

test('a page whose code did not come says so, and shows by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/login-.*\.js$/, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('页面未能载入。')).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
})

const everyScript = /\/assets\/.*\.js$/
for (const [locale, path, missing, told, again] of [
  ['cn', '/login', everyScript, '页面未能加载，请检查网络后重新加载。', '重新加载'],
  ['cn', '/login', /\/assets\/cn-.*\.js$/, '页面未能加载，请检查网络后重新加载。', '重新加载'],
  [
    'en',
    '/interview',
    everyScript,
    'This page could not be loaded. Check your connection, then load it again.',
    'Load again',
  ],
  ['zh-TW', '/schedule-an-interview', everyScript, '頁面未能載入，請檢查網路後重新載入。', '重新載入'],
] as const) {
  test(`${path} without ${missing} says in ${locale} that it did not load, and its button loads it again`, async ({
    page,
  }) => {
    await speak(page, locale)
    await page.route(missing, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText(told)
    await page.unrouteAll()
    await page.getByRole('button', { name: again, exact: true }).click()
    await expect(page.locator('#root > *').first()).toBeVisible()
    await expect(page.getByText(told)).toHaveCount(0)
  })
}

const failed = '这部分内容未能载入，页面其余部分不受影响。'

/** The name and code of each error that the page's console tells of. */
function listenForErrors(page: Page) {
  const errors: { name: string; code: unknown }[] = []
  page.on('console', async (message) => {
    if (message.type() !== 'error') return
    for (const arg of message.args()) {
      const error = await arg
        .evaluate((value: unknown) =>
          value instanceof Error
            ? { name: value.name, code: 'code' in value ? value.code : undefined }
            : null,
        )
        .catch(() => null)
      if (error) errors.push(error)
    }
  })
  return errors
}

test('a tab whose code never comes says so after 120 s, and shows when it is asked for again [P8-036 P9-002]', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  await page.clock.install()
  await page.route(/\/assets\/integrity-panel-.*\.js$/, () => {})
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  // The code of everything else is there before the clock runs ahead.
  const bar = page.getByRole('banner')
  for (const name of ['推荐', '分享']) await expect(bar.getByRole('button', { name })).toBeVisible()
  await expect(bar.getByRole('link', { name: '下载与打印' })).toBeVisible()
  await expectSettled(page)
  const asked = page.waitForRequest(/\/assets\/integrity-panel-.*\.js$/)
  await page.getByRole('tab', { name: /防作弊/ }).click()
  await asked
  const inTab = page.getByRole('tabpanel').getByText(failed)
  await page.clock.runFor(115_000)
  await expect(inTab).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(inTab).toBeVisible()
  await expect.poll(() => errors).toContainEqual({ name: 'ChunkLoadError', code: undefined })

  await page.unrouteAll()
  await page.getByRole('tabpanel').getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  await expect(inTab).toBeHidden()
})

test('a tab whose style does not come says so with a code of its own, and the other tabs go on [P8-037]', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  await page.route(/\/assets\/integrity-panel-.*\.css$/, (route) => route.abort())
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  await page.getByRole('tab', { name: /防作弊/ }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect.poll(() => errors).toContainEqual({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' })
  await page.getByRole('tab', { name: 'AI 面试' }).click()
  await expect(page.getByText(failed)).toBeHidden()
})
