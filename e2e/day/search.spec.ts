import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/accessible.ts'
import { signIn, speak, test } from '../support.ts'

const hits = (page: Page) => page.locator('[data-passage]')
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

test('words lead to a sentence, its second in the player, and the report at that second', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await page.getByRole('link', { name: 'Find a person or a sentence' }).click()
  const field = page.getByRole('searchbox', { name: 'Words that were said or written' })
  await expect(field).toBeFocused()
  await field.fill('數據')
  await expect(page.getByText(/^\d+ sentences of \d+ people$/)).toBeVisible()
  await expect(hits(page).first().locator('mark')).toHaveText('数据')
  await field.press('Enter')
  await page.keyboard.press('j')
  const second = hits(page).nth(1)
  await expect(second).toHaveAttribute('aria-current', 'true')
  const place = (await second.getByRole('link').textContent()) ?? ''
  await expect(preview(page).getByRole('heading')).toContainText(place)
  await expect(preview(page).locator('video')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shareurl\?.*t=\d/)
  await page.goBack()
  await expect(page.getByRole('navigation', { name: 'Last' }).getByRole('button')).toHaveText(['數據'])
})

test('a sentence is used as evidence in the own draft opinion, at its second', async ({ page }) => {
  await speak(page, 'en')
  await signIn(page)
  await page.goto('/search?find=%E6%95%B0%E6%8D%AE')
  await expect(hits(page).first()).toBeVisible()
  await preview(page).getByRole('button', { name: 'Use as evidence' }).click()
  await expect(page).toHaveURL(/\/shareurl\?.*t=\d/)
  const opinion = page.getByRole('textbox').filter({ hasText: '数据' })
  await expect(opinion).toHaveValue(/^“.*数据.*” \(Q\d+ \d\d:\d\d\)$/)
  await expect(opinion).toBeVisible()

  // A report that is open in another tab takes the next citation in beside the text typed there.
  const other = await page.context().newPage()
  await other.goto(page.url())
  const open = other.getByRole('textbox').filter({ hasText: /数据|Typed/ })
  await expect(open).toHaveValue(/数据/)
  await open.fill('Typed there.')
  await page.goBack()
  await preview(page).getByRole('button', { name: 'Use as evidence' }).click()
  await expect(open).toHaveValue(/^Typed there\.\n“.*数据.*” \(Q\d+ \d\d:\d\d\)$/)
  await open.fill('')
})

test('digits with zeros before them stay in the field and in the address', async ({ page }) => {
  await speak(page, 'en')
  await signIn(page)
  await page.goto('/search?find=013800000001&scope=people')
  const field = page.getByRole('searchbox', { name: 'Words that were said or written' })
  await expect(field).toHaveValue('013800000001')
  await page.reload()
  await expect(field).toHaveValue('013800000001')
  await expect(page).toHaveURL(/find=013800000001/)
})

test('a search is saved, pinned and deleted, and a filter that finds nothing names its chip', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await page.goto('/search?find=%E6%95%B0%E6%8D%AE')
  await expect(hits(page).first()).toBeVisible()
  const saved = page.getByRole('navigation', { name: 'Saved searches' })
  await saved.getByRole('button', { name: 'Save this search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Save the search' })
  await sheet.getByLabel('Name').fill('Data people')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await saved.getByRole('button', { name: 'Pin Data people' }).click()
  await expect(saved.getByRole('button', { name: 'Unpin Data people' })).toBeVisible()
  await page.goto('/search?find=%E6%95%B0%E6%8D%AE&where=years:55..60')
  await expect(page.getByText(/^Left out by Years/)).toBeVisible()
  await page.getByRole('button', { name: /^Show without Years/ }).click()
  await expect(hits(page).first()).toBeVisible()
  await saved.getByRole('button', { name: 'Share Data people' }).click()
  await expect(saved.getByText(/^yours, shared with \d+$/)).toBeVisible()
  await expectAccessible(page)
  await saved.getByRole('button', { name: 'Stop sharing Data people' }).click()
  await expect(saved.getByText(/^yours, shared/)).toHaveCount(0)
  await saved.getByRole('button', { name: 'Delete Data people' }).click()
  await expect(saved.getByRole('button', { name: 'Data people', exact: true })).toHaveCount(0)
})
