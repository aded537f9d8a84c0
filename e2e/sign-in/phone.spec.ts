import { expect, test } from '@playwright/test'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { beSignedIn, beSignedOut, speak } from '../support.ts'

const pages = [
  { address: '/login', isSignedIn: false },
  { address: '/forgotPassword', isSignedIn: false },
  { address: '/newPassword#nonsense', isSignedIn: false },
  { address: '/account', isSignedIn: true },
]

test.use({ viewport: { width: 390, height: 844 } })

for (const locale of ['cn', 'en', 'zh-TW'] as const) {
  test(`in ${locale} every page of signing in fits a phone`, async ({ page }) => {
    await speak(page, locale)
    for (const { address, isSignedIn } of pages) {
      await (isSignedIn ? beSignedIn(page) : beSignedOut(page))
      await page.goto(address)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectSettled(page)
      await expectNoSpill(page)
    }
  })
}
