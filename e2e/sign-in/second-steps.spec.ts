import { expect, type Page } from '@playwright/test'
import { messages as factor } from '../../features/second-factor/messages/en.ts'
import { codeAt } from '../../features/second-factor/rules/totp.ts'
import { messages as step } from '../../features/second-step/messages/en.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { sendPassword, signOut, speak, test, turn } from '../support.ts'
import { aColleague, administrator, type Person } from './people.ts'

const { enrol, codes } = factor

const begin = (page: Page, { email, password }: Person) => sendPassword(page, email, password)

/** The secret that an authenticator app would take from the picture. */
async function readSecret(page: Page, { byHand }: { byHand: string }): Promise<string> {
  await page.getByText(byHand).click()
  const text = (await page.locator('details').textContent()) ?? ''
  return /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(text)?.[0].replaceAll(' ', '') ?? ''
}

/** The code of an app, or the next one: each is taken once, and a clock may be one ahead. */
const codeOf = (secret: string, isNext = false) =>
  codeAt(secret, new Date(Date.now() + (isNext ? 30_000 : 0)))

/** Adds an app on one's own account page, and gives its secret and the recovery codes. */
async function addApp(page: Page, person: Person) {
  await page.goto('/account#second-factor')
  await expectSettled(page)
  await page.getByRole('button', { name: factor.app.add }).click()
  const sheet = page.getByRole('dialog')
  const secret = await readSecret(page, enrol)
  await sheet.getByLabel(enrol.code, { exact: true }).fill(codeOf(secret))
  await sheet.getByLabel(factor.proof.password, { exact: true }).fill(person.password)
  await expectNoSpill(page)
  await sheet.getByRole('button', { name: enrol.submit }).click()
  const list = page.getByRole('region', { name: codes.title })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const recovery = await list.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: codes.noted }).click()
  await expect(page.getByText(factor.app.isOn, { exact: true })).toBeVisible()
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
    await page.waitForURL('**/first/talentList')
    const { secret, recovery } = await addApp(page, person)
    await signOut(page)
    await begin(page, person)
    await expect(page.getByText(step.text)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectNoSpill(page)
    await page.reload()
    await page.getByLabel(step.code, { exact: true }).fill('12345')
    await page.getByRole('button', { name: step.submit }).click()
    await expect(page.getByText(step.missing.totp)).toBeVisible()
    await page.getByLabel(step.code, { exact: true }).fill(codeOf(secret, true))
    await page.getByRole('button', { name: step.submit }).click()
    await page.waitForURL('**/first/talentList')

    await signOut(page)
    await begin(page, person)
    await page.getByRole('button', { name: step.use.recoveryCode }).click()
    await page.getByLabel(step.recoveryCode, { exact: true }).fill(recovery[0] ?? '')
    await page.getByRole('button', { name: step.submit }).click()
    await page.waitForURL('**/first/talentList')
    await page.goto('/account#second-factor')
    await expect(page.getByText(codes.left.replace(/\{count.*\}/, '9'))).toBeVisible()
    await signOut(page)
  })

  await test.step('who has none is led to add one, where the company demands it', async () => {
    await begin(page, admin)
    await page.waitForURL('**/first/talentList')
    const { secret } = await addApp(page, admin)
    await signOut(page)
    await begin(page, admin)
    await page.getByLabel(step.code, { exact: true }).fill(codeOf(secret, true))
    await page.getByRole('button', { name: step.submit }).click()
    await page.waitForURL('**/first/talentList')
    await page.goto('/manage/signing-in')
    await turn(page, 'Require two-step verification', true)
    await expectNoSpill(page)
    await signOut(page)

    await begin(page, other)
    await expect(page.getByText(step.enrolText)).toBeVisible()
    await page.reload()
    const own = await readSecret(page, enrol)
    await expectAccessibleInBothThemes(page)
    await expectNoSpill(page)
    await page.getByLabel(enrol.code, { exact: true }).fill(codeOf(own))
    await page.getByRole('button', { name: step.enrol }).click()
    const list = page.getByRole('region', { name: codes.title })
    await expect(list.getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: step.noted }).click()
    await page.waitForURL('**/first/talentList')
  })
  expect(await complaints.take()).toEqual([])
})
