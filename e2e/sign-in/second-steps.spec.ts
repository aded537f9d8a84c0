import { expect, type Page } from '@playwright/test'
import { codeAt } from '../../features/sign-in/second-factor/rules/totp.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { sendPassword, signOut, speak, test, turn, waitForToday } from '../support.ts'
import { aColleague, administrator, type Person } from './people.ts'

const begin = (page: Page, { email, password }: Person) => sendPassword(page, email, password)

/** The secret that an authenticator app would take from the picture. */
async function readSecret(page: Page): Promise<string> {
  await page.getByText('Cannot scan it? Enter the key manually').click()
  const text = (await page.locator('details').textContent()) ?? ''
  return /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(text)?.[0].replaceAll(' ', '') ?? ''
}

/** The code of an app, or the next one: each is taken once, and a clock may be one ahead. */
const codeOf = (secret: string, isNext = false) =>
  codeAt(secret, new Date(Date.now() + (isNext ? 30_000 : 0)))

/** Adds an app on one's own account page. Resolves with its secret and the recovery codes. */
async function addApp(page: Page, person: Person) {
  await page.goto('/account#second-factor')
  await expectSettled(page)
  await page.getByRole('button', { name: 'Add an app' }).click()
  const sheet = page.getByRole('dialog')
  const secret = await readSecret(page)
  await sheet.getByLabel('6-digit code', { exact: true }).fill(codeOf(secret))
  await sheet.getByLabel('Current password', { exact: true }).fill(person.password)
  await expectNoSpill(page)
  await sheet.getByRole('button', { name: 'Add' }).click()
  const list = page.getByRole('region', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const recovery = await list.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('On', { exact: true })).toBeVisible()
  return { secret, recovery }
}

test('an authenticator app or a recovery code is the second step, and a company demands one of everybody @phone-only', async ({
  page,
}) => {
  const admin = await administrator(page, 'second-steps')
  const person = await aColleague(page, admin, 'zhou@second-steps.example')
  const other = await aColleague(page, admin, 'lin@second-steps.example')
  const complaints = listenForComplaints(page)
  await speak(page, 'en')

  await test.step('an app is added, and asked for over a reload of the page', async () => {
    await begin(page, person)
    await waitForToday(page)
    const { secret, recovery } = await addApp(page, person)
    await signOut(page)
    await begin(page, person)
    await expect(page.getByText('Complete one more step to keep your account secure.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectNoSpill(page)
    await page.reload()
    await page.getByLabel('6-digit code', { exact: true }).fill('12345')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Enter the 6-digit code that the app shows')).toBeVisible()
    await page.getByLabel('6-digit code', { exact: true }).fill(codeOf(secret, true))
    await page.getByRole('button', { name: 'Continue' }).click()
    await waitForToday(page)

    await signOut(page)
    await begin(page, person)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await waitForToday(page)
    await page.goto('/account#second-factor')
    await expect(page.getByText('9 left')).toBeVisible()
    await signOut(page)
  })

  await test.step('a user without a second step is led to add one, where the company demands it', async () => {
    await begin(page, admin)
    await waitForToday(page)
    const { secret } = await addApp(page, admin)
    await signOut(page)
    await begin(page, admin)
    await page.getByLabel('6-digit code', { exact: true }).fill(codeOf(secret, true))
    await page.getByRole('button', { name: 'Continue' }).click()
    await waitForToday(page)
    await page.goto('/manage/signing-in')
    await turn(page, 'Require two-step verification', true)
    await expectNoSpill(page)
    await signOut(page)

    await begin(page, other)
    await expect(
      page.getByText('Your company requires two-step verification. Add an authenticator app to continue.'),
    ).toBeVisible()
    await page.reload()
    const own = await readSecret(page)
    await expectAccessibleInBothThemes(page)
    await expectNoSpill(page)
    await page.getByLabel('6-digit code', { exact: true }).fill(codeOf(own))
    await page.getByRole('button', { name: 'Add and continue' }).click()
    const list = page.getByRole('region', { name: 'Recovery codes' })
    await expect(list.getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I have saved them, continue' }).click()
    await waitForToday(page)
  })
  expect(await complaints.take()).toEqual([])
})
