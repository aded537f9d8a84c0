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
