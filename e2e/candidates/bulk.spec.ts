import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addCandidate } from '../../features/candidates/candidate-facts/contract.ts'
import { read } from '../calls.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessible } from '../looks/accessible.ts'
import { beSignedIn, positionOf, speak, test } from '../support.ts'

/** Adds three candidates of this journey alone, and opens the list of them. */
async function openThree(page: Page, family: string, firstPhone: number) {
  await speak(page, 'en')
  await beSignedIn(page, 'hr@hailan.example')
  const positionId = await positionOf(page, 'Senior Backend Engineer, Payments')
  for (const [index, given] of ['甲', '乙', '丙'].entries())
    await read(page, addCandidate, {
      positionId,
      name: `${family}${given}`,
      phone: String(firstPhone + index),
    })
  await page.goto(`/first/talentList?find=${encodeURIComponent(family)}`)
  await expect(page.getByRole('row')).toHaveCount(4)
}

const panel = (page: Page) => page.getByRole('region', { name: 'Acts on many' })
const bar = (page: Page) => page.getByRole('region', { name: '3 selected' })

async function selectThree(page: Page) {
  await page.getByRole('table').getByRole('checkbox').first().check()
  await expect(bar(page)).toBeVisible()
}

test('three are rejected with one reason, seen over a reload, and undone as one', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await openThree(page, '慕容同去', 13_900_008_901)
  await selectThree(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Choose or write a reason' })).toBeDisabled()
  await expect(dialog).toContainText('3 candidates are reached')
  await dialog.getByLabel('Reason in your words').fill('Not enough payments work')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reject 3' }).click()
  await expect(panel(page)).toContainText('Rejected 3 candidates')
  await expect(page.getByRole('table').getByText('Rejected')).toHaveCount(3)
  await page.reload()
  await expect(panel(page)).toContainText('Rejected 3 candidates')
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page)).toContainText('Undone for 3 candidates')
  await expect(page.getByRole('table').getByText('Rejected')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Close' }).first().click()
  expect(await complaints.take()).toEqual([])
})

test('an export holds the selected rows as the list shows them', async ({ page }) => {
  await openThree(page, '=慕容公式', 13_900_008_911)
  await selectThree(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Export' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(file.suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/)
  expect(text.startsWith('\uFEFFCandidate,Position,')).toBe(true)
  const names = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',')[0])
  expect(names.toSorted()).toEqual(["'=慕容公式丙", "'=慕容公式乙", "'=慕容公式甲"].toSorted())
})
