import { expect, test } from '@playwright/test'
import { expectAccessible } from './looks/accessible.ts'
import {
  openCandidate,
  password,
  signIn,
  signInAnew,
  signOut,
  speak,
  typePassword,
  waitForToday,
} from './support.ts'

test('a wrong password keeps the form and says so; the right one opens Today @phone', async ({ page }) => {
  await speak(page, 'en')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Enter an email address')).toBeVisible()
  await page.getByLabel('Email').fill('hr@hailan.example')
  await page.getByLabel('Password').fill('not it')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The email or password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('hr@hailan.example')
  await expectAccessible(page)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await waitForToday(page)
  await expect(page.locator('[data-thing]')).not.toHaveCount(0)
})

test('a page that needs an account is remembered over sign-in, and asks for it again after signing out', async ({
  page,
}) => {
  await page.goto('/first/talentList?haveOperate=1')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await typePassword(page, 'hr@hailan.example')
  await expect(page).toHaveURL(/\/first\/talentList\?haveOperate=1/)
  await signOut(page)
  await page.goto('/first/talentList')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('on the report a language is chosen and saved, and the page speaks it after its reload [R2-066 R2-067 P2-116 P2-117] @phone', async ({
  page,
}) => {
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('button', { name: /简体中文/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await sheet.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Su Qinglan/)
  await page.reload()
  await expect(heading).toHaveText(/^Su Qinglan/)
})

test('token, account and language outlive the browser session [P4-006]', async ({ page, context }) => {
  await signInAnew(page)
  await page.getByRole('button', { name: /简体中文/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '繁體中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  const later = await context.newPage()
  await later.goto('/first/talentList')
  await expect(later.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await expect(later.getByRole('row')).not.toHaveCount(0)
})
