import { expect, type Page } from '@playwright/test'
import { signInAs } from './acting.ts'
import { expectAccessible } from './looks/accessible.ts'
import { expectNoSpill } from './looks/layout.ts'
import { expectSettled } from './looks/settled.ts'
import { beSignedIn, signInAnew, speak, test } from './support.ts'

/** The parts of the administrator's area, as their addresses name them. */
const sections = [
  'accounts',
  'roles',
  'company',
  'report',
  'ai-scores',
  'forms',
  'evaluation',
  'reasons',
  'candidate-links',
  'sharing',
  'brand',
  'positions',
  'service-keys',
  'company-sign-in',
  'directory',
  'shares',
  'mail',
  'audit',
]

test('a frozen account is out at once where it is signed in; the log tells of it and is sound', async ({
  browser,
  page,
}) => {
  const openPublisher = async () => {
    await page.goto('/manage/accounts')
    await page
      .getByRole('textbox', { name: 'Find by name or email' })
      .or(page.getByRole('searchbox'))
      .first()
      .fill('publisher@')
    await page.getByRole('button', { name: 'Manage 温以澄' }).click()
  }
  const frozen = await browser.newPage()
  await signInAnew(frozen, 'publisher@hailan.example')
  await signInAs(page, 'admin')
  await openPublisher()
  const freeze = page.getByRole('button', { name: 'Freeze the account', exact: true })
  const unfreeze = page.getByRole('button', { name: 'Unfreeze the account', exact: true })
  await expect(freeze).toBeVisible()
  await expectSettled(page)
  await freeze.click()
  await page
    .getByRole('dialog', { name: 'Freeze the account' })
    .getByRole('button', { name: 'Freeze the account' })
    .click()
  await expect(unfreeze).toBeVisible()
  await frozen.goto('/first/talentList')
  await frozen.waitForURL('**/login**')

  await page.goto('/manage/audit')
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText('froze the account of 温以澄')
  await page.getByRole('button', { name: 'Check the log' }).click()
  await expect(page.getByText(/none altered/)).toBeVisible()
  await expectAccessible(page)

  await openPublisher()
  await expect(unfreeze).toBeVisible()
  await expectSettled(page)
  await unfreeze.click()
  await expect(freeze).toBeVisible()
  await frozen.close()
})

/** Opens a part of the area: on a phone by its address, else by its entry in the list. */
async function openSection(page: Page, slug: string, isMobile: boolean): Promise<void> {
  if (isMobile) return void (await page.goto(`/manage/${slug}`))
  const entry = page.getByRole('navigation').locator(`a[href$="/manage/${slug}"]`)
  await entry.click()
  await expect(entry).toHaveAttribute('aria-current', 'page')
}

test('every part of the administrator’s area opens, with no finding of axe @phone', async ({
  page,
  isMobile,
}) => {
  await speak(page, 'en')
  await beSignedIn(page, 'admin@hailan.example')
  await page.goto('/manage')
  for (const slug of sections) {
    await openSection(page, slug, isMobile)
    await expect(page).toHaveURL(new RegExp(`/manage/${slug}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSettled(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSpill(page)
  }
})

test('a form is built beside what interviewers get, and is read on a phone @phone', async ({
  page,
  isMobile,
}) => {
  await speak(page, 'en')
  await beSignedIn(page, 'admin@hailan.example')
  await page.goto('/manage/forms')
  await page.getByRole('link', { name: '商户服务初面' }).click()
  await expect(page.getByRole('heading', { name: '商户服务初面', level: 1 })).toBeVisible()
  if (isMobile) {
    await expect(page.getByText(/read and preview them/)).toBeVisible()
  } else {
    await page.getByRole('button', { name: 'New draft from it' }).click()
    await page.getByRole('button', { name: /^1\.2 Scale/ }).click()
    await page.getByRole('textbox', { name: 'Weight of 1.2 in percent' }).fill('38')
    await expect(page.getByText('8 too many')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alert')).toContainText('the weights add up to 108%')
  }
  await expectAccessible(page)
  await expectNoSpill(page)
  if (isMobile) return
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByRole('button', { name: 'New draft from it' })).toBeVisible()
})
