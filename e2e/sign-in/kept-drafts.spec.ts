import { expect } from '@playwright/test'
import { messages as remarksCn } from '../../features/report-remarks/messages/cn.ts'
import { messages as remarksEn } from '../../features/report-remarks/messages/en.ts'
import { messages as remarksTw } from '../../features/report-remarks/messages/zh-TW.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { beSignedOut, openCandidate, publicAddress, speak, test, typePassword } from '../support.ts'
import { aColleague, call, demoAdministrator, giveNumber } from './people.ts'
import { client, openProvider } from './provider.ts'
import { readCode } from './text-messages.ts'

const languages = [
  {
    lang: 'cn',
    remarks: remarksCn,
    candidate: '祝今安',
    needsAccount: '您打开的页面需要登录，登录后将自动打开。',
    ended: '登录已失效，请重新登录。登录后将回到原来的页面，未提交的草稿仍在。',
    ...{ sms: '短信验证码登录', phone: '手机号', send: '获取验证码', code: '验证码', submit: '登录' },
    ...{ company: '企业登录', workEmail: '工作邮箱', go: '前往企业登录' },
  },
  {
    lang: 'en',
    remarks: remarksEn,
    candidate: '祝今安',
    needsAccount: 'The page that you opened needs an account. Sign in, and it opens.',
    ended: 'Your session has ended. Sign in again to go on where you were: your drafts are still there.',
    ...{ sms: 'Text message', phone: 'Mobile number', send: 'Send code', code: 'Code', submit: 'Sign in' },
    ...{ company: 'Company sign-in', workEmail: 'Work e-mail', go: 'Go to company sign-in' },
  },
  {
    lang: 'zh-TW',
    remarks: remarksTw,
    candidate: '祝今安',
    needsAccount: '您開啟的頁面需要登入，登入後會自動開啟。',
    ended: '登入已失效，請重新登入。登入後會回到原本的頁面，未提交的草稿仍在。',
    ...{ sms: '簡訊驗證碼登入', phone: '手機號碼', send: '取得驗證碼', code: '驗證碼', submit: '登入' },
    ...{ company: '企業登入', workEmail: '公司電子郵箱', go: '前往企業登入' },
  },
] as const

for (const say of languages) {
  test(`whose session is ended in the middle of a remark finds it again after any way of signing in, in ${say.lang}${say.lang === 'en' ? ' @phone-only' : ''}`, async ({
    page,
    baseURL,
  }) => {
    // The provider leads back to the public address, so that people begin there.
    const site = publicAddress(baseURL)
    const provider = await openProvider(site)
    const admin = await demoAdministrator(page)
    const domain = `drafts-${say.lang.toLowerCase()}.example`
    const person = await aColleague(page, admin, `zhou@${domain}`)
    const phone = `13${String(Date.now()).slice(-9)}`
    const proved = await giveNumber(page, person, phone)
    await call(page, '/admin/config/providers/save', {
      token: admin.token,
      ...{ label: 'Entra', issuer: provider.issuer, clientId: client.id, clientSecret: client.secret },
      ...{ authMethod: 'client_secret', domains: [domain] },
    })
    await speak(page, say.lang)
    await beSignedOut(page)

    await page.goto(`${site}/first/talentList`)
    await expect(page.getByText(say.needsAccount)).toBeVisible()
    await expectNoSpill(page)
    await typePassword(page, person.email, person.password)
    await page.waitForURL('**/first/talentList')
    await openCandidate(page, say.candidate)

    const tab = page.getByRole('tab', { name: new RegExp(`^${say.remarks.tabTitle}`) })
    const box = page.getByRole('textbox', { name: say.remarks.add })
    const ways = {
      password: () => typePassword(page, person.email, person.password),
      sms: async () => {
        await page.getByRole('button', { name: say.sms }).click()
        await page.getByLabel(say.phone, { exact: true }).fill(phone)
        await page.getByRole('button', { name: say.send }).click()
        await page.getByLabel(say.code, { exact: true }).fill(await readCode(phone, [proved]))
        await page.getByRole('button', { name: say.submit, exact: true }).click()
      },
      oidc: async () => {
        await page.getByRole('button', { name: say.company }).click()
        await page.getByLabel(say.workEmail).fill(person.email)
        await page.getByRole('button', { name: say.go }).click()
        await page.getByLabel('E-mail at the provider').fill(person.email)
        await page.getByRole('button', { name: 'Sign in' }).click()
      },
    }
    await tab.click()
    for (const [name, signInBy] of Object.entries(ways)) {
      const text = `written before signing in by ${name}`
      await box.fill(text)
      const place = page.url()
      await call(page, '/admin/config/sessions/endOf', { token: admin.token, accountId: person.accountId })
      // The page may have noticed by itself: then there is no button any more.
      await page.evaluate(
        (name) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click(),
        say.remarks.submit,
      )
      await page.waitForURL('**/login?**')
      await expect(page.getByText(say.ended)).toBeVisible()
      await expectNoSpill(page)
      await signInBy()
      await page.waitForURL(place)
      await expect(box).toHaveValue(text)
    }
    provider.close()
    await beSignedOut(page)
  })
}
