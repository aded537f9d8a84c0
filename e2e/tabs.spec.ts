import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSpill, expectSettled, openCandidate, signIn } from './support.ts'

for (const [who, name] of [
  ['with everything', '苏晴岚'],
  ['with little', '裴知微'],
] as const) {
  test(`every tab of a candidate ${who} opens, with no finding of axe, complaint or sideways scroll @phone`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await signIn(page, 'admin@hailan.example')
    await openCandidate(page, name)
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await expectSettled(page)
    const count = await tabs.count()
    expect(count).toBeGreaterThan(who === 'with everything' ? 18 : 3)
    for (let index = 0; index < count; index++) {
      await tabs.nth(index).click()
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      await expectSettled(page)
      // A report that has none of it says so in words; an error would be announced.
      await expect(page.getByRole('tabpanel').first()).not.toBeEmpty()
      await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSpill(page)
    }
    expect(complaints).toEqual([])
  })
}
