import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'

test('prices switch between month and year, the comparison folds, and a trial opens a code for a phone [P2-001 P2-064 P2-065]', async ({
  page,
}) => {
  await page.goto('/en/price')
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessibleInBothThemes(page)
  const advanced = page.getByRole('region', { name: 'Advanced' })
  const examRow = page.getByRole('row', { name: /^Online exam/ })
  await expect(advanced).toContainText('¥688')
  await expect(advanced.getByText('¥7,888')).toBeHidden()
  await expect(examRow.getByRole('cell').nth(1)).toHaveText('Not included', { useInnerText: true })
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expect(advanced.getByText('¥7,888')).toBeVisible()
  await expect(advanced.getByText('¥688')).toBeHidden()
  await expect(examRow.getByRole('cell').nth(1)).toHaveText('100', { useInnerText: true })
  await page.getByText('Hide comparison').click()
  await expect(examRow).toBeHidden()
  await page.getByText('Show comparison').click()
  await expect(examRow).toBeVisible()
  await advanced.getByRole('link', { name: 'Start a trial' }).click()
  const dialog = page.getByRole('dialog', { name: 'Try it free' })
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSpill(page)
})
