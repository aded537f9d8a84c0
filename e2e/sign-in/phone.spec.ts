import { expect } from '@playwright/test'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { beSignedIn, beSignedOut, speak, test } from '../support.ts'
import { addAccount, administrator, superAdministrator } from './people.ts'

/**
 * The other journeys of signing in are each gone through in one language: here stand the words of their pages in all
 * three. Of a list the first is a button, and the rest what stands there once it is pressed.
 */
const words = {
  cn: {
    ways: [
      ['短信验证码登录', '手机号', '验证码', '获取验证码', '登录'],
      ['通行密钥登录', '用通行密钥登录'],
      ['单点登录（SSO）', '工作邮箱', '前往单点登录'],
    ],
    forgotten: '发送链接',
    sent: '请查收邮件',
    over: '这个链接已经失效',
    number: ['验证手机号', '手机号', '当前密码', '验证并保存'],
    passkey: ['添加通行密钥', '名称', '当前密码', '继续'],
    invited: '已邀请，链接有效至',
    account: ['添加账号', '姓名', '邮箱', '角色'],
    provider: ['添加身份提供方', '签发者地址（Issuer）', '客户端 ID', '允许的邮箱域名'],
    sessions: '查找姓名或邮箱',
    demand: '必须使用两步验证',
  },
  en: {
    ways: [
      ['Text message', 'Mobile number', 'Code', 'Send code', 'Sign in'],
      ['Passkey', 'Sign in with a passkey'],
      ['Single sign-on (SSO)', 'Work email', 'Continue with SSO'],
    ],
    forgotten: 'Send the link',
    sent: 'Check your email',
    over: 'This link no longer works',
    number: ['Confirm a number', 'Mobile number', 'Current password', 'Confirm and save'],
    passkey: ['Add a passkey', 'Name', 'Current password', 'Continue'],
    invited: 'Invited, until',
    account: ['Add an account', 'Name', 'Email', 'Role'],
    provider: ['Add a provider', 'Issuer', 'Client ID', 'Allowed email domains'],
    sessions: 'Find by name or email',
    demand: 'Require two-step verification',
  },
  'zh-TW': {
    ways: [
      ['簡訊驗證碼登入', '手機號碼', '驗證碼', '取得驗證碼', '登入'],
      ['密碼金鑰登入', '以密碼金鑰登入'],
      ['單一登入（SSO）', '公司電子郵件', '前往單一登入'],
    ],
    forgotten: '寄送連結',
    sent: '請查收郵件',
    over: '這個連結已經失效',
    number: ['驗證手機號碼', '手機號碼', '目前的密碼', '驗證並儲存'],
    passkey: ['新增密碼金鑰', '名稱', '目前的密碼', '繼續'],
    invited: '已邀請，連結有效至',
    account: ['新增帳號', '姓名', '電子郵件', '角色'],
    provider: ['新增身分提供者', '簽發者位址（Issuer）', '用戶端 ID', '允許的電子郵件網域'],
    sessions: '搜尋姓名或電子郵件',
    demand: '必須使用兩步驟驗證',
  },
} as const

test.use({ viewport: { width: 390, height: 844 } })

for (const locale of ['cn', 'en', 'zh-TW'] as const) {
  test(`every page of signing in fits a phone in ${locale}, and has its words`, async ({ page }) => {
    const say = words[locale]
    const fits = async () => {
      await expectSettled(page)
      await expectNoSpill(page)
    }
    const open = async (address: string) => {
      await page.goto(address)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await fits()
    }
    const press = async ([pressed, ...shown]: readonly string[]) => {
      await page.getByRole('button', { name: pressed, exact: true }).click()
      for (const name of shown) {
        const field = page.getByLabel(name, { exact: true })
        const control = field.or(page.getByRole('button', { name, exact: true }))
        await expect(control.and(page.locator(':visible')).first()).toBeVisible()
      }
      await fits()
    }
    await speak(page, locale)
    await beSignedOut(page)
    await open('/login')
    for (const way of say.ways) await press(way)
    await open('/forgotPassword')
    await page.locator('input[type=email]').fill('nobody@hailan.example')
    await page.getByRole('button', { name: say.forgotten }).click()
    await expect(page.getByRole('heading', { name: say.sent })).toBeVisible()
    await fits()
    await open(`/newPassword#${'never-given'.repeat(4).slice(1)}`)
    await expect(page.getByRole('heading', { name: say.over })).toBeVisible()

    await beSignedIn(page)
    await open('/account')
    await press(say.number)
    await press(say.passkey)

    const admin = await administrator(page)
    const invited = `invited-${locale.toLowerCase()}@hailan.example`
    await addAccount(page, admin, { email: invited, name: '周宁' })
    await beSignedIn(page, admin.email)
    await open('/manage/accounts')
    await page.getByRole('searchbox').fill(invited)
    await expect(page.getByText(say.invited).first()).toBeVisible()
    await press(say.account)
    await beSignedIn(page, (await superAdministrator(page)).email)
    await open('/manage/company-sign-in')
    await press(say.provider)
    await beSignedIn(page, admin.email)
    await open('/manage/sessions')
    await expect(page.getByRole('searchbox', { name: say.sessions })).toBeVisible()
    await open('/manage/signing-in')
    await expect(page.getByRole('switch', { name: say.demand })).toBeVisible()
  })
}
