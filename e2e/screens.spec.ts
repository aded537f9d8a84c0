import { expect, test } from '@playwright/test'
import { expectAccessibleButForColors, expectAccessibleInBothThemes } from './looks/accessible.ts'
import { expectNoSpill, expectUncovered } from './looks/layout.ts'
import { expectSettled } from './looks/settled.ts'
import { openCandidate, placeOf, signIn, speak } from './support.ts'

const locales = ['cn', 'en', 'zh-TW'] as const
/** Tabs of the report with those within them, and how the address calls the latter. */
const places = [
  { tab: 1, inner: 'inner', at: 0 },
  { tab: 1, inner: 'inner', at: 1 },
  { tab: 0, inner: 'resume', at: 0 },
  { tab: 0, inner: 'resume', at: 1 },
  { tab: 0, inner: 'resume', at: 2 },
]

for (const locale of locales) {
  // Both Chinese scripts take the same room: one of them is looked at on a phone alone.
  const where = locale === 'zh-TW' ? '@phone-only' : '@phone'
  // Colours are the same in every language: they are looked at in one, in both themes.
  const look = locale === 'cn' ? expectAccessibleInBothThemes : expectAccessibleButForColors
  const looked = locale === 'cn' ? 'in light and dark' : 'but for its colors'
  test(`every screen in ${locale}, ${looked}: no finding of axe, no complaint, no sideways scroll ${where}`, async ({
    page,
    isMobile,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await speak(page, locale)
    await signIn(page)
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await look(page)
    await openCandidate(page, '苏晴岚')
    await expectSettled(page)
    for (const { tab, inner, at } of places) {
      // evidence-sizes.spec.ts looks at these in both themes, with evidence in view.
      if (tab === 1 && locale === 'cn' && !isMobile) continue
      await page.getByRole('tablist').first().getByRole('tab').nth(tab).click()
      const innerTab = page.getByRole('tabpanel').first().getByRole('tab').nth(at)
      await innerTab.click()
      await expect(innerTab).toHaveAttribute('aria-selected', 'true')
      await expect.poll(() => placeOf(page, inner)).toBe(String(at))
      await expectSettled(page)
      await look(page)
      await expectNoSpill(page)
    }
    expect(complaints).toEqual([])
  })
}

test('quotation marks are narrow in English and Chinese punctuation is not, with any first font', async ({
  page,
}) => {
  await speak(page, 'en')
  await page.goto('/login')
  await expect(page.getByRole('heading').first()).toBeVisible()
  const widths = await page.evaluate(() => {
    const widthOf = (text: string) => {
      const part = document.body.appendChild(document.createElement('span'))
      part.style.fontSize = '100px'
      part.textContent = text
      const { width } = part.getBoundingClientRect()
      part.remove()
      return width
    }
    return {
      apostrophe: widthOf('a’a') - widthOf('aa'),
      quotes: widthOf('a“a”a') - widthOf('aaa'),
      comma: widthOf('中，中') - widthOf('中中'),
    }
  })
  expect(widths.apostrophe).toBeLessThan(50)
  expect(widths.quotes).toBeLessThan(110)
  expect(widths.comma).toBeGreaterThan(90)
})

test('on a phone no label of the anti-cheating axis covers another, and every count of the list is in view @phone-only', async ({
  page,
}) => {
  await speak(page, 'cn')
  await signIn(page)
  const counts = page.getByRole('region', { name: '按状态' })
  const invalid = counts.locator('div').filter({ hasText: /^已撤回\d+$/ })
  await expect(invalid).toBeInViewport({ ratio: 1 })
  await openCandidate(page, '苏晴岚')
  const address = new URL(page.url())
  address.searchParams.set('activeIndex', '22')
  await page.goto(address.href)
  const labels = page.locator('[data-bar=axis] > span')
  await expect(labels.first()).toBeVisible()
  const boxes = await labels.evaluateAll((parts) =>
    parts.map((part) => part.getBoundingClientRect().toJSON()),
  )
  for (const [index, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual(boxes[index + 1]?.left ?? 390)
  }
})

// Both Chinese scripts take the same room.
for (const locale of ['cn', 'en'] as const) {
  test(`at 1024 px the steps between candidates are whole, and nothing lies over them, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await speak(page, locale)
    await signIn(page)
    await openCandidate(page, '陶思远')
    await expectSettled(page)
    for (const key of ['K', 'J']) {
      const step = page.getByRole('banner').first().locator(`button[aria-keyshortcuts="${key}"]`)
      await expect(step).toBeInViewport({ ratio: 1 })
      await expectUncovered(step)
    }
    await expectNoSpill(page)
  })
}

test('on a phone nothing in the bar of a report lies over another, with a list to step through and without @phone-only', async ({
  page,
}) => {
  await speak(page, 'cn')
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  const report = page.url()
  for (const isWithList of [true, false]) {
    if (!isWithList) await page.goto(report)
    await expect(page.getByRole('banner').first().getByRole('link', { name: '资料' })).toBeVisible()
    await expectSettled(page)
    for (const part of await page.getByRole('banner').first().locator('a, button').all()) {
      if ((await part.isVisible()) && (await part.boundingBox())?.width) await expectUncovered(part)
    }
    await expectNoSpill(page)
  }
})
