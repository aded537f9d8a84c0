import { expect, type Page } from '@playwright/test'
import { expectNoSpill } from '../looks/layout.ts'
import { beSignedOut, openCandidate, publicAddress, speak, test, typePassword } from '../support.ts'
import { aColleague, administrator, call, giveNumber, type Person, superAdministrator } from './people.ts'
import { client, openProvider } from './provider.ts'
import { readCode } from './text-messages.ts'

interface Whose {
  page: Page
  /** Where people begin: a provider leads back to the public address. */
  site: string
  admin: Person
  person: Person
}

interface Prepared {
  signIn: () => Promise<void>
  close?: () => void
}

const byPassword = async ({ page, person }: Whose): Promise<Prepared> => ({
  signIn: () => typePassword(page, person.email, person.password),
})

async function byTextMessage({ page, person }: Whose): Promise<Prepared> {
  const phone = `13${String(Date.now()).slice(-9)}`
  const proved = await giveNumber(page, person, phone)
  const signIn = async () => {
    await page.getByRole('button', { name: 'Text message' }).click()
    await page.getByLabel('Mobile number', { exact: true }).fill(phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Code sent', { exact: true })).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(await readCode(phone, [proved]))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  return { signIn }
}

async function byProvider({ page, site, person }: Whose): Promise<Prepared> {
  const provider = await openProvider(site)
  await call(page, '/admin/config/providers/save', {
    token: (await superAdministrator(page)).token,
    label: 'Entra',
    issuer: provider.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    authMethod: 'client_secret',
    domains: [person.email.split('@')[1]],
  })
  const signIn = async () => {
    await page.getByRole('button', { name: '單一登入（SSO）' }).click()
    await page.getByLabel('公司電子郵件').fill(person.email)
    await page.getByRole('button', { name: '前往單一登入' }).click()
    await page.getByLabel('E-mail at the provider').fill(person.email)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  return { signIn, close: provider.close }
}

// What holds the draft is the same in each language: each way of signing in is taken in one of them.
const ways = [
  {
    way: 'a password',
    prepare: byPassword,
    lang: 'cn',
    remarks: { tab: /^备注/, add: '添加备注', submit: '提交备注' },
    needsAccount: '您打开的页面需要登录，登录后将自动打开。',
    ended: '登录已失效，请重新登录。登录后将回到原来的页面，未提交的草稿仍在。',
  },
  {
    way: 'a text message',
    prepare: byTextMessage,
    lang: 'en',
    remarks: { tab: /^Remarks/, add: 'Add a remark', submit: 'Submit remark' },
    needsAccount: 'Sign in to open this page.',
    ended: 'Your session has ended. Sign in again to continue where you were; your drafts are kept.',
  },
  {
    way: 'the company’s provider',
    prepare: byProvider,
    lang: 'zh-TW',
    remarks: { tab: /^備註/, add: '新增備註', submit: '提交備註' },
    needsAccount: '您開啟的頁面需要登入，登入後會自動開啟。',
    ended: '登入已失效，請重新登入。登入後會回到原本的頁面，未提交的草稿仍在。',
  },
] as const

for (const { way, prepare, lang, remarks, ...say } of ways) {
  test(`a user whose session ends in the middle of a remark finds it again after signing in by ${way}, in ${lang}${lang === 'en' ? ' @phone-only' : ''}`, async ({
    page,
    baseURL,
  }) => {
    const site = publicAddress(baseURL)
    const admin = await administrator(page)
    const person = await aColleague(page, admin, `zhou@drafts-${lang.toLowerCase()}.example`)
    const { signIn, close } = await prepare({ page, site, admin, person })
    await speak(page, lang)
    await beSignedOut(page)

    await page.goto(`${site}/first/talentList`)
    await expect(page.getByText(say.needsAccount)).toBeVisible()
    await expectNoSpill(page)
    await typePassword(page, person.email, person.password)
    await page.waitForURL('**/first/talentList')
    await openCandidate(page, '祝今安')

    await page.getByRole('tab', { name: remarks.tab }).click()
    const box = page.getByRole('textbox', { name: remarks.add })
    await box.fill('written before signing in')
    const place = page.url()
    await call(page, '/admin/config/sessions/endOf', { token: admin.token, accountId: person.accountId })
    // The page may have noticed by itself: then there is no button any more.
    await page.evaluate(
      (name) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click(),
      remarks.submit,
    )
    await page.waitForURL('**/login?**')
    await expect(page.getByText(say.ended)).toBeVisible()
    await expectNoSpill(page)
    await signIn()
    await page.waitForURL(place)
    await expect(box).toHaveValue('written before signing in')
    close?.()
    await beSignedOut(page)
  })
}
