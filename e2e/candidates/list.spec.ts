import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/accessible.ts'
import { openCandidate, signIn, speak, test } from '../support.ts'

const filter = (page: Page) => page.getByRole('region', { name: 'Filter' })
const wordsOf = (page: Page) => new URL(page.url()).searchParams
const rows = (page: Page) => page.locator('tbody').getByRole('row')
const nameIn = (page: Page, place: number) => rows(page).nth(place).getByRole('link').first()

/** Adds a chip of a kind with one value of a list. */
async function addChip(page: Page, kind: string, value: string, isNot = false): Promise<void> {
  await page.keyboard.press('f')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: kind, exact: true }).click()
  await dialog.getByRole('checkbox', { name: value, exact: true }).check()
  if (isNot) await dialog.getByRole('checkbox', { name: 'not', exact: true }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a filter with a not and an order stand in the address, which shows a colleague the same list', async ({
  page,
  browser,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await page
    .getByRole('navigation', { name: 'Positions' })
    .getByRole('button', { name: /^Senior Backend/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Backend Engineer, Payments')
  await addChip(page, 'State', 'To review', true)
  await expect(filter(page).getByRole('button', { name: 'not State To review' })).toBeVisible()
  await expect(filter(page).getByRole('status')).toHaveText(/^\d+ of \d+, \d+ left out by State$/)
  const [shown = 0, total = 0, out = 0] =
    ((await filter(page).getByRole('status').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  expect(shown + out).toBe(total)
  await expect(rows(page)).toHaveCount(shown)
  await page.getByRole('columnheader').getByRole('button', { name: 'Candidate' }).click()
  await expect(page.getByRole('columnheader', { name: /^Candidate/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  expect(wordsOf(page).get('sort')).toBe('name')
  expect(wordsOf(page).get('where')).toMatch(/^position:[^;]+;!state:notOperated$/)
  await expectAccessible(page)
  const names = await rows(page).allInnerTexts()

  const colleague = await browser.newPage()
  await speak(colleague, 'en')
  await signIn(colleague, 'admin@hailan.example')
  await colleague.goto(page.url())
  await expect(rows(colleague)).toHaveCount(shown)
  await expect(nameIn(colleague, 0)).toHaveText((await nameIn(page, 0).textContent()) ?? '')
  expect((await rows(colleague).allInnerTexts()).length).toBe(names.length)
  await colleague.close()

  await filter(page).getByRole('button', { name: 'Remove: State' }).click()
  await expect(filter(page).getByRole('status')).toHaveText(`${total} candidates`)
})

test('a filter is saved as a shared view, which a colleague opens by its tab', async ({ page, browser }) => {
  await speak(page, 'en')
  await signIn(page, 'admin@hailan.example')
  // A state alone that no fixed tab has.
  await addChip(page, 'State', 'Advance')
  await page.getByRole('button', { name: 'Save as a view' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Name of the view' }).fill('For the whole team')
  await sheet.getByRole('checkbox', { name: 'Share with the company' }).check()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  const views = (from: Page) => from.getByRole('navigation', { name: 'Views' })
  const tab = views(page).getByRole('link', { name: /^For the whole team/ })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Changed since saved')).toHaveCount(0)

  const colleague = await browser.newPage()
  await speak(colleague, 'en')
  await signIn(colleague)
  await colleague.getByRole('button', { name: 'Views' }).click()
  await colleague.getByRole('menuitem', { name: /^For the whole team/ }).click()
  await expect(filter(colleague).getByRole('button', { name: 'State Advance' })).toBeVisible()
  await expect(views(colleague).locator('[aria-current=page]')).toContainText('For the whole team')
  await colleague.close()

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(tab).toHaveCount(0)
  await expect(views(page).locator('[aria-current=page]')).toContainText('All')
})

test('the selection outlives a reload, and filter, focus and order the report, which steps in this order', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await page.goto('/first/talentList?where=years:4..&sort=name')
  await expect(rows(page)).not.toHaveCount(0)
  const second = (await nameIn(page, 1).textContent()) ?? ''
  const third = (await nameIn(page, 2).textContent()) ?? ''
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(nameIn(page, 1)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  const bar = page.getByRole('region', { name: '2 selected' })
  await expect(bar).toContainText(`${second}, ${third}`)
  await page.reload()
  await expect(bar).toContainText(`${second}, ${third}`)
  await page.keyboard.press('k')
  await page.keyboard.press('e')
  await page.waitForURL('**/shareurl**')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(second)
  await page.keyboard.press('j')
  await expect(heading).toContainText(third)
  await page.goBack()
  await expect(nameIn(page, 2)).toBeFocused()
  expect(Object.fromEntries(wordsOf(page))).toEqual({ where: 'years:4..', sort: 'name' })
  await expect(bar).toBeVisible()
  await openCandidate(page, third)
  await page
    .getByRole('banner')
    .first()
    .getByRole('link', { name: /Candor/ })
    .click()
  await expect(page).toHaveURL(/where=years/)
  await expect(bar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
})

test('on a phone the filter is a sheet, and a row is a card that leads to the report @phone-only', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await filter(page).getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('button', { name: 'Years' }).click()
  await sheet.getByRole('spinbutton', { name: 'From' }).fill('9')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet.getByRole('button', { name: 'Years 9 or more' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(filter(page).getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expect(filter(page).getByRole('status')).toContainText('left out by Years')
  const name = (await nameIn(page, 0).textContent()) ?? ''
  await nameIn(page, 0).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})
