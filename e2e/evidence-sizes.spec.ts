import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from './looks/accessible.ts'
import { expectFingerSized, expectNoSpill } from './looks/layout.ts'
import { expectSettled } from './looks/settled.ts'
import { openCandidate, placeOf, signIn, speak, test } from './support.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a chip of the summary opens its moment from below, and closing it leaves the page as it was', async ({
    page,
  }) => {
    await speak(page, 'en')
    await signIn(page)
    await openCandidate(page, '苏晴岚')
    await expect(page.getByRole('heading', { name: 'What the stars mean' })).toBeVisible()
    await expectNoSpill(page)
    await expectFingerSized(page.locator('body'))

    const chip = page
      .getByRole('region', { name: 'Speaks against' })
      .getByRole('button', { name: 'Speaks against: Q2 02:07' })
    await expectSettled(page)
    await chip.scrollIntoViewIfNeeded()
    // Parts of the page that load late move it, and the browser scrolls along: the chip stays in its place on screen.
    const place = (await chip.boundingBox())?.y ?? 0
    await chip.tap()
    const sheet = page.getByRole('dialog', { name: '系统设计' })
    await expect(sheet.locator('video')).toBeInViewport()
    await expect(sheet.getByRole('blockquote')).toContainText(
      '第一版我做错了，中途超时可能留下只写了一半的转账',
    )
    await expect(sheet.getByText('Evidence 4 of 4', { exact: true })).toBeVisible()
    const lowerEdge = () => sheet.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(lowerEdge).toBe(844)
    await expectNoSpill(page)
    await expectFingerSized(sheet)

    await sheet.getByRole('button', { name: 'Previous evidence' }).tap()
    await expect(sheet.getByText('Evidence 3 of 4', { exact: true })).toBeVisible()
    await expect(sheet.getByRole('blockquote')).toContainText('当时按商户分片')
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await expect(sheet).toBeHidden()
    await expect(chip).toBeFocused()
    await expect.poll(() => placeOf(page, 'ev')).toBe(null)
    await expect.poll(async () => (await chip.boundingBox())?.y).toBeCloseTo(place, 0)
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 800, height: 1000 } })

  test('evidence comes in from the right, and Esc closes it', async ({ page }) => {
    await speak(page, 'en')
    await signIn(page)
    await openCandidate(page, '苏晴岚')
    const chip = page.getByRole('button', { name: 'Supports: Q2 00:51' }).first()
    await chip.click()
    const drawer = page.getByRole('dialog', { name: '系统设计' })
    await expect(drawer.getByRole('blockquote')).toContainText('改成只追加的账本')
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: 376, y: 0, width: 424, height: 1000 })
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(chip).toBeFocused()
    await expect.poll(() => placeOf(page, 'ev')).toBe(null)
  })
})

for (const [size, viewport] of [
  ['wide', { width: 1440, height: 1000 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`axe, ${size}`, () => {
    const isPhone = size !== 'wide'
    test.use({ viewport, hasTouch: isPhone, isMobile: isPhone })

    test(`evidence, record and other questions have no finding, ${size}, light and dark`, async ({
      page,
    }) => {
      await signIn(page)
      await openCandidate(page, '苏晴岚')
      const address = new URL(page.url())
      address.searchParams.set('ev', 'hl-su-l6-e9')
      for (const inner of ['1', '0', '2']) {
        address.searchParams.set('inner', inner)
        await page.goto(address.href)
        // Under the sheet the page itself is hidden from everyone.
        const isOver = isPhone && inner === '1'
        await expect(page.getByRole(isOver ? 'dialog' : 'tabpanel').first()).toBeVisible()
        await expectSettled(page)
        await expectAccessibleInBothThemes(page)
        await expectNoSpill(page)
        if (isPhone && !isOver) await expectFingerSized(page.locator('main'))
      }
    })
  })
}
