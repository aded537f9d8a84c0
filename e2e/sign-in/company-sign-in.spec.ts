import { expect } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { beSignedOut, publicAddress, signOut, speak, test, typePassword } from '../support.ts'
import { aColleague, administrator } from './people.ts'
import { client, openProvider } from './provider.ts'

test('an administrator adds the company’s provider, and people sign in by it and unlink it', async ({
  page,
  baseURL,
}) => {
  // The provider leads back to the public address, so that people begin there.
  const site = publicAddress(baseURL)
  const provider = await openProvider(site)
  const domain = 'company-sign-in.example'
  const admin = await administrator(page, 'company-sign-in')
  const person = await aColleague(page, admin, `zhou@${domain}`)
  const complaints = listenForComplaints(page)
  await speak(page, 'en')
  await beSignedOut(page)

  await page.goto(`${site}/login?redirect=%2Fmanage%2Fcompany-sign-in`)
  await typePassword(page, admin.email, admin.password)
  await page.waitForURL('**/manage/company-sign-in')
  await expect(page.getByText(`${site}/login/company`)).toBeVisible()
  await page.getByRole('button', { name: 'Add a provider' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a provider' })
  await sheet.getByLabel('Name', { exact: true }).fill('Entra')
  await sheet.getByLabel('Issuer', { exact: true }).fill(provider.issuer)
  await sheet.getByLabel('Client ID', { exact: true }).fill(client.id)
  await sheet.locator('input[type=password]').fill(client.secret)
  await sheet.getByLabel('Allowed email domains', { exact: true }).fill(domain)
  await sheet.getByRole('button', { name: 'Add a provider' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Test connection Entra' }).click()
  await expect(page.getByText('The provider responds correctly')).toBeVisible()
  await expectNoSpill(page)
  await signOut(page)

  await page.goto(`${site}/login?redirect=%2Faccount%23identities`)
  await page.getByRole('button', { name: 'Single sign-on (SSO)' }).click()
  await page.getByLabel('Work email', { exact: true }).fill('nobody@elsewhere.example')
  await expectAccessibleInBothThemes(page)
  await expectNoSpill(page)
  await page.getByLabel('Work email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Continue with SSO' }).click()
  await page.getByLabel('E-mail at the provider').fill(person.email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/account#identities')
  const identities = page.locator('#identities')
  await expect(identities.getByText(person.email)).toBeVisible()
  await identities.getByRole('button', { name: 'Unlink Entra' }).click()
  const asking = page.getByRole('dialog')
  await asking.locator('input[type=password]').fill(person.password)
  await asking.getByRole('button', { name: 'Unlink' }).click()
  await expect(identities.getByText('No company identity is linked')).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Single sign-on (SSO)' }).click()
  await expect(
    page.getByText('You are signed out of Candor, but may still be signed in at “Entra”.'),
  ).toBeVisible()
  provider.close()
  expect(await complaints.take()).toEqual([])
})
