import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { beSignedIn, beSignedOut, speak, test } from '../support.ts'
import { aColleague, administrator } from './people.ts'
import { readCode } from './text-messages.ts'

const wechatBrowser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.40'

// Each journey of signing in is gone through in one language: phone.spec.ts has the words of its pages in all three.
test('a number is proved, signs in by its code, and links the messaging app [P7-003 P7-004 P2-155 P8-032] @phone-only', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await aColleague(page, await administrator(page), 'codes@hailan.example')
  const phone = `13${String(Date.now()).slice(-9)}`
  const codes: string[] = []
  const fill = async (on: Page) => {
    await on.getByLabel('手機號碼', { exact: true }).fill(phone)
    await on.getByRole('button', { name: '取得驗證碼' }).click()
    await expect(on.getByText('驗證碼已發送', { exact: true })).toBeVisible()
    codes.push(await readCode(phone, codes))
    await on.getByLabel('驗證碼', { exact: true }).fill(codes.at(-1) ?? '')
  }
  await speak(page, 'zh-TW')
  await beSignedIn(page, email, password)
  await page.goto('/account')
  await expectSettled(page)
  await page.getByRole('button', { name: '驗證手機號碼' }).click()
  await fill(page)
  await page.locator('#number').getByLabel('目前的密碼', { exact: true }).fill(password)
  await page.getByRole('button', { name: '驗證並儲存' }).click()
  await expect(page.getByText(`+86 ${phone}`)).toBeVisible()
  await expectNoSpill(page)

  await beSignedOut(page)
  await page.goto('/login?redirect=%2Fmy-interviews')
  await page.getByRole('button', { name: '簡訊驗證碼登入' }).click()
  await fill(page)
  await expectAccessibleInBothThemes(page)
  await expectNoSpill(page)
  await page.getByRole('button', { name: '登入', exact: true }).click()
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
  await speak(inApp, 'zh-TW')
  await inApp.goto('/my-interviews')
  await expect(inApp.getByRole('button', { name: '綁定並登入' })).toBeVisible()
  await expect(inApp).toHaveURL(/\/login\?redirect=%2Fmy-interviews/)
  await fill(inApp)
  await inApp.getByRole('button', { name: '綁定並登入' }).click()
  await expect(inApp.getByRole('heading', { name: '綁定成功' })).toBeVisible()
  await expectAccessibleInBothThemes(inApp)
  await inApp.getByRole('link', { name: '繼續' }).click()
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

test('another browser is told to open the app, and a failed exchange to try again [P8-007 P8-008]', async ({
  browser,
  baseURL,
}) => {
  const host = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  for (const [userAgent, path, text] of [
    ['Mozilla/5.0 (Windows NT 10.0)', '/my-interviews', '请用微信浏览器打开'],
    [wechatBrowser, '/auth?code=made-up', '请刷新重试\n'],
  ] as const) {
    const context = await browser.newContext({ userAgent, baseURL: host })
    const page = await context.newPage()
    await speak(page, 'cn')
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
