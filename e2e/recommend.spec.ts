import { expect } from '@playwright/test'
import { bar, decision, openReport } from './acting.ts'
import { expectAccessible } from './looks/accessible.ts'
import { test } from './support.ts'

test('a candidate is recommended to a colleague, who is asked, accepts and decides [R1-025]', async ({
  browser,
  page,
}) => {
  await openReport(page, 'hr', '阿依努尔')
  await page.getByRole('button', { name: 'Recommend' }).click()
  const dialog = page.getByRole('dialog')
  // The notice goes by itself after some seconds, in which a busy machine may not have looked.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Choose at least one colleague')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await dialog.getByRole('searchbox').fill('INTERVIEWER@')
  const found = dialog.getByRole('option').or(dialog.getByRole('checkbox'))
  await expect(found).toHaveCount(1)
  await found.click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox').fill('Please look at the ledger answers.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible()

  const other = await browser.newPage()
  await openReport(other, 'interviewer', '阿依努尔')
  await expect(other.getByText('recommended this candidate to you')).toBeVisible()
  await expect(other.getByText('Please look at the ledger answers.')).toBeVisible()
  await other.getByRole('button', { name: 'Accept' }).click()
  await expect(other.getByText('You accepted the recommendation')).toBeVisible()
  await expect(other.getByText('Please look at the ledger answers.')).toBeVisible()

  const third = await browser.newPage()
  await openReport(third, 'superadmin', '阿依努尔')
  await third.getByRole('button', { name: 'Recommend' }).click()
  const again = third.getByRole('dialog')
  for (const address of ['interviewer@hailan', 'read@hailan']) {
    await again.getByRole('searchbox').fill(address)
    await again.getByRole('option').filter({ hasText: address }).click()
  }
  await again.getByRole('button', { name: 'Continue' }).click()
  await again.getByRole('textbox').fill('And at the last answer.')
  await again.getByRole('button', { name: 'Send' }).click()
  await expect(again.getByRole('textbox')).toHaveCount(0)
  await third.close()

  await other.reload()
  const remarked = (remark: string) => other.getByRole('listitem').filter({ hasText: remark })
  await expect(remarked('Please look at the ledger answers.')).toContainText('陈薇安')
  await expect(remarked('And at the last answer.')).toContainText('沈知行')
  await expect(remarked('And at the last answer.')).not.toContainText('陈薇安')

  const reader = await browser.newPage()
  await openReport(reader, 'read', '阿依努尔')
  await expect(reader.getByText('And at the last answer.')).toBeVisible()
  await expect(reader.getByText('Please look at the ledger answers.')).toHaveCount(0)
  await expect(reader.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await reader.close()

  await decision(other, 'Advance').click()
  // A page that is left while it sends may take its submit along.
  const sent = other.waitForResponse('**/addEstimates')
  await bar(other)
    .getByRole('button', { name: /^Submit/ })
    .click()
  await sent
  await other.goto('/first/talentList2')
  await expect(other.getByRole('row').filter({ hasText: '阿依努尔' })).toBeVisible()
  await other.close()
})

test('a phone forwards a candidate to a colleague too @phone-only [P1-019]', async ({ page }) => {
  await openReport(page, 'hr', '邢牧野')
  await page.getByRole('button', { name: 'Recommend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('superadmin@')
  const found = dialog.getByRole('option')
  await expect(found).toHaveCount(1)
  await found.click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible()
})
