import { expect, type Page } from '@playwright/test'
import { messages as appCn } from '../../features/messaging-app/messages/cn.ts'
import { messages as appEn } from '../../features/messaging-app/messages/en.ts'
import { messages as appTw } from '../../features/messaging-app/messages/zh-TW.ts'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { beSignedIn, beSignedOut, speak, test } from '../support.ts'
import { readCode } from './text-messages.ts'

// One telephone after the other: codes are told apart by their number alone.
test.describe.configure({ mode: 'serial' })

const wechatBrowser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.40'

const languages = [
  {
    lang: 'cn',
    ...{ add: '验证手机号', phone: '手机号', send: '获取验证码', code: '验证码', save: '验证并保存' },
    proof: '当前密码',
    ...{ way: '短信验证码登录', submit: '登录', sent: '验证码已发送', words: appCn },
    otherBrowser: '请用微信浏览器打开',
  },
  {
    lang: 'en',
    ...{
      add: 'Confirm a number',
      phone: 'Mobile number',
      send: 'Send code',
      code: 'Code',
      save: 'Confirm and save',
    },
    proof: 'Current password',
    ...{ way: 'Text message', submit: 'Sign in', sent: 'Code sent', words: appEn },
    otherBrowser: 'Please open this in the WeChat browser',
  },
  {
    lang: 'zh-TW',
    ...{ add: '驗證手機號碼', phone: '手機號碼', send: '取得驗證碼', code: '驗證碼', save: '驗證並儲存' },
    proof: '目前的密碼',
    ...{ way: '簡訊驗證碼登入', submit: '登入', sent: '驗證碼已發送', words: appTw },
    otherBrowser: '請用微信瀏覽器開啟',
  },
] as const

/** An account of the demo company that no other of these journeys uses, without a number and a link. */
async function aPerson(page: Page, place: number) {
  const { data } = await (await page.request.get('/admin/login/ways')).json()
  const people: { email: string; companyName: string }[] = data.demoAccounts
  const email = people.filter(({ companyName }) => companyName === '海岚支付')[place]?.email ?? ''
  const signedIn = await page.request.post('/admin/login', { data: { email, password: 'candor-demo' } })
  const headers = { token: (await signedIn.json()).data.token }
  await page.request.post('/open/wechat/ai/user/cancelAuth', { headers, form: {} })
  await page.request.post('/admin/user/phone/remove', { headers, form: { proof: 'candor-demo' } })
  return email
}

for (const [index, { lang, words, ...say }] of languages.entries()) {
  // In one language on a phone alone: that the pages fit it in each is looked at in phone.spec.ts.
  const onPhone = lang === 'zh-TW' ? ' @phone-only' : ''
  test(`a number is proved, signs in by its code, and links the messaging app, in ${lang} [P7-003 P7-004 P2-155 P8-032]${onPhone}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const account = await aPerson(page, index * 2)
    const phone = `13${String(Date.now()).slice(-9)}`
    const codes: string[] = []
    const fill = async (on: Page) => {
      await on.getByLabel(say.phone, { exact: true }).fill(phone)
      await on.getByRole('button', { name: say.send }).click()
      await expect(on.getByText(say.sent, { exact: true })).toBeVisible()
      codes.push(await readCode(phone, codes))
      await on.getByLabel(say.code, { exact: true }).fill(codes.at(-1) ?? '')
    }
    await speak(page, lang)
    await beSignedIn(page, account)
    await page.goto('/account')
    await expectSettled(page)
    await page.getByRole('button', { name: say.add }).click()
    await fill(page)
    await page.locator('#number').getByLabel(say.proof, { exact: true }).fill('candor-demo')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByText(`+86 ${phone}`)).toBeVisible()
    await expectNoSpill(page)

    await beSignedOut(page)
    await page.goto('/login?redirect=%2Fmy-interviews')
    await page.getByRole('button', { name: say.way }).click()
    await fill(page)
    await expectAccessibleInBothThemes(page)
    await expectNoSpill(page)
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await page.waitForURL('**/my-interviews')

    const size = page.viewportSize()
    const host = (baseURL ?? '').replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({
      userAgent: wechatBrowser,
      baseURL: host,
      viewport: size,
      extraHTTPHeaders: { 'x-open-id': `oPerson-${phone}` },
    })
    const inApp = await context.newPage()
    await speak(inApp, lang)
    await inApp.goto('/my-interviews')
    await expect(inApp.getByRole('button', { name: words.linkSubmit })).toBeVisible()
    await expect(inApp).toHaveURL(/\/login\?redirect=%2Fmy-interviews/)
    await fill(inApp)
    await inApp.getByRole('button', { name: words.linkSubmit }).click()
    await expect(inApp.getByRole('heading', { name: words.linked })).toBeVisible()
    await expectAccessibleInBothThemes(inApp)
    await inApp.getByRole('link', { name: words.goOn }).click()
    await inApp.waitForURL('**/my-interviews')
    // The next start is signed in by the openId alone.
    await inApp.evaluate(() => {
      localStorage.removeItem('token')
      localStorage.removeItem('userInfo')
    })
    await inApp.goto('/my-interviews')
    await expect(inApp.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(inApp).toHaveURL(/\/my-interviews$/)
    await context.close()
  })

  test(`another browser is told to open the app, and a failed exchange to try again, in ${lang} [P8-007 P8-008]`, async ({
    browser,
    baseURL,
  }) => {
    const host = (baseURL ?? '').replace('127.0.0.1', 'localhost')
    for (const [userAgent, path, text] of [
      ['Mozilla/5.0 (Windows NT 10.0)', '/my-interviews', say.otherBrowser],
      [wechatBrowser, '/auth?code=made-up', `${words.refresh}\n`],
    ] as const) {
      const context = await browser.newContext({ userAgent, baseURL: host })
      const page = await context.newPage()
      await speak(page, lang)
      const alerted = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept()
        return dialog.message()
      })
      await page.goto(path)
      expect(await alerted).toContain(text)
      await expect(page.getByRole('alert')).toContainText(text.trim())
      await context.close()
    }
  })
}
