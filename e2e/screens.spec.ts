import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSpill, expectSettled, openCandidate, signIn, speak } from './support.ts'

const locales = ['cn', 'en', 'zh-TW'] as const
const places = [
  { activeIndex: '1', inner: '0' },
  { activeIndex: '1', inner: '1' },
  { activeIndex: '0', resume: '0' },
  { activeIndex: '0', resume: '1' },
  { activeIndex: '0', resume: '2' },
]

for (const locale of locales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen in ${locale}, ${colorScheme}: no finding of axe, no complaint, no sideways scroll @phone`, async ({
      page,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.emulateMedia({ colorScheme })
      await speak(page, locale)
      await signIn(page)
      await expect(page.getByRole('row')).not.toHaveCount(0)
      await expectAccessible(page)
      await openCandidate(page, '苏晴岚')
      const address = new URL(page.url())
      for (const place of places) {
        for (const [key, value] of Object.entries(place)) address.searchParams.set(key, value)
        await page.goto(address.href)
        await expect(page.getByRole('tabpanel').first()).toBeVisible()
        await expectSettled(page)
        await expectAccessible(page)
        await expectNoSpill(page)
      }
      expect(complaints).toEqual([])
    })
  }
}

test('an apostrophe is narrow in English, and a quotation mark wide in Chinese, whatever face comes first', async ({
  page,
}) => {
  await page.goto('/login')
  const widths = await page.evaluate(() => {
    const widthOf = (lang: string, text: string) => {
      const part = document.body.appendChild(document.createElement('span'))
      part.lang = lang
      part.style.cssText = "font-size: 100px; font-family: 'Noto Sans CJK SC', var(--font)"
      part.textContent = text
      const { width } = part.getBoundingClientRect()
      part.remove()
      return width
    }
    return { english: widthOf('en', 'a’a') - widthOf('en', 'aa'), chinese: widthOf('zh-CN', '中，中') }
  })
  expect(widths.english).toBeLessThan(50)
  expect(widths.chinese).toBeGreaterThan(250)
})

test('on a phone no label of the anti-cheating axis covers another, and every count of the list is in view @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'about a phone')
  await speak(page, 'cn')
  await signIn(page)
  const invalid = page.getByText(/^无效 \d+$/)
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
