import { expect, type Page } from '@playwright/test'
import { bar, decision, openReport } from './acting.ts'
import { expectAccessible } from './looks/accessible.ts'
import { test } from './support.ts'

/** Recommends the candidate to a colleague who is found by name in pinyin, with another note. */
async function recommendWithPinyin(page: Page) {
  await openReport(page, 'superadmin', '阿依努尔')
  await page.getByRole('button', { name: 'Recommend' }).click()
  const dialog = page.getByRole('dialog')
  // Oneself and read-only people are not offered.
  for (const address of ['superadmin@hailan', 'read@hailan']) {
    await dialog.getByRole('combobox').fill(address)
    await expect(dialog.getByText('No colleague found')).toBeVisible()
  }
  // A name in pinyin, given name first.
  await dialog.getByRole('combobox').fill('yuchuan zhou')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await dialog.getByRole('combobox').press('Enter')
  const note = dialog.getByRole('textbox', { name: 'Note' })
  await note.fill('And at the last answer.')
  await note.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
}

test('a candidate is recommended to a colleague, who is asked, accepts and decides [R1-025]', async ({
  browser,
  page,
}) => {
  await openReport(page, 'hr', '阿依努尔')
  await page.getByRole('button', { name: 'Recommend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one colleague')
  const search = dialog.getByRole('combobox')
  await search.fill('INTERVIEWER@')
  const found = dialog.getByRole('option')
  await expect(found).toHaveCount(1)
  await search.press('Enter')
  await expect(dialog.getByText('1 colleague chosen')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Please look at the ledger answers.')
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
  await recommendWithPinyin(third)
  await third.close()

  await other.reload()
  const remarked = (remark: string) => other.getByRole('listitem').filter({ hasText: remark })
  await expect(remarked('Please look at the ledger answers.')).toContainText('陈薇安')
  await expect(remarked('And at the last answer.')).toContainText('沈知行')
  await expect(remarked('And at the last answer.')).not.toContainText('陈薇安')

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

  await page.reload()
  await page.getByRole('button', { name: 'Asked 1: 1 advanced' }).click()
  const asked = page.getByRole('dialog').getByRole('region', { name: 'Already asked' })
  await expect(asked.getByRole('listitem')).toContainText('Advance')
  await expect(asked.getByRole('button', { name: /^Remind|^Withdraw/ })).toHaveCount(0)
})

test('a colleague is reminded once a day, and a recommendation withdrawn after a question', async ({
  page,
}) => {
  await openReport(page, 'hr', '潘越衡')
  await page.getByRole('button', { name: 'Recommend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recommend to colleagues' })
  const search = dialog.getByRole('combobox')
  await search.fill('szx')
  await search.press('Enter')
  await expect(dialog.getByText('1 colleague chosen')).toBeVisible()
  await search.press('Control+Enter')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: /^Asked / }).click()
  const asked = dialog.getByRole('listitem').filter({ hasText: '沈知行' }).filter({ hasText: 'Pending' })
  await asked.getByRole('button', { name: 'Remind 沈知行' }).click()
  await expect(asked.getByText(/Reminded .* Again from/)).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Remind 沈知行' })).toHaveAttribute('aria-disabled', 'true')
  await asked.getByRole('button', { name: /^Withdraw/ }).click()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Withdrawn' })).toContainText('沈知行')
})

test('a phone forwards a candidate to a colleague too @phone-only [P1-019]', async ({ page }) => {
  await openReport(page, 'hr', '邢牧野')
  await page.getByRole('button', { name: 'Recommend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('superadmin@')
  const found = dialog.getByRole('option')
  await expect(found).toHaveCount(1)
  await found.click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible()
})
