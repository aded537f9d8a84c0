import { expect, type Page } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { signInAnew, signOut, speak, test } from '../support.ts'

const words = {
  cn: {
    add: '添加账号',
    name: '姓名',
    email: '邮箱',
    role: '角色',
    invited: '已邀请，链接有效至',
    welcome: '欢迎加入 海岚支付',
    newPassword: '新密码',
    save: '保存密码',
    saved: '密码已设置',
    goOn: '前往登录',
    password: '密码',
    forgot: '忘记密码？',
    send: '发送链接',
    sent: '请查收邮件',
    over: '这个链接已经失效',
    changed: '密码已于',
    asked: '申请设置新密码',
  },
  en: {
    add: 'Add an account',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    invited: 'Invited, until',
    welcome: 'Welcome to Hailan Pay',
    newPassword: 'New password',
    save: 'Save the password',
    saved: 'The password is set',
    goOn: 'Go to sign-in',
    password: 'Password',
    forgot: 'Forgotten password?',
    send: 'Send the link',
    sent: 'Check your mail',
    over: 'This link no longer works',
    changed: 'was changed at',
    asked: 'somebody asked to set a new password',
  },
  'zh-TW': {
    add: '新增帳號',
    name: '姓名',
    email: '電子郵箱',
    role: '角色',
    invited: '已邀請，連結有效至',
    welcome: '歡迎加入 海岚支付',
    newPassword: '新密碼',
    save: '儲存密碼',
    saved: '密碼已設定',
    goOn: '前往登入',
    password: '密碼',
    forgot: '忘記密碼？',
    send: '寄送連結',
    sent: '請查收郵件',
    over: '這個連結已經失效',
    changed: '密碼已於',
    asked: '申請設定新密碼',
  },
} as const

/** Waits for the newest mail to an address that says something, and gives its link. */
async function linkIn(page: Page, { mailsAt, to, saying }: { mailsAt: string; to: string; saying: string }) {
  let link = ''
  await expect(async () => {
    const mails: string[][] = await (await page.request.get(`${mailsAt}?to=${to}`)).json()
    const texts = mails.map(([text = '']) => text).filter((text) => text.includes(saying))
    link = /https?:\/\/[^\s]+\/newPassword#[\w-]+/.exec(texts.at(-1) ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return new URL(link).pathname + new URL(link).hash
}

for (const locale of ['cn', 'en', 'zh-TW'] as const) {
  const say = words[locale]
  // In one language on a phone alone: that the pages fit it in each is looked at in phone.spec.ts.
  const onPhone = locale === 'cn' ? ' @phone-only' : ''
  test(`in ${locale}, somebody is invited by mail, sets a password, forgets it and sets another${onPhone}`, async ({
    page,
    mailsAt,
  }) => {
    const complaints = listenForComplaints(page)
    const to = `zhou-${locale.toLowerCase()}@invited.example`
    await speak(page, locale)
    await signInAnew(page, 'admin@hailan.example')
    await page.goto('/manage/accounts')
    await page.getByRole('button', { name: say.add }).click()
    const sheet = page.getByRole('dialog', { name: say.add })
    await sheet.getByRole('textbox', { name: say.name }).fill('周宁')
    await sheet.getByRole('textbox', { name: say.email }).fill(to)
    await sheet.getByRole('combobox', { name: say.role }).click()
    await page.getByRole('option').first().click()
    await sheet.getByRole('button', { name: say.add }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('searchbox').fill(to)
    await expect(page.getByRole('row', { name: to })).toContainText(say.invited)
    await signOut(page)

    const invitation = await linkIn(page, { mailsAt, to, saying: 'Candor' })
    await page.goto(invitation)
    await expect(page.getByRole('heading', { name: say.welcome })).toBeVisible()
    await expectNoSpill(page)
    await expectAccessibleInBothThemes(page)
    await page.getByLabel(say.newPassword).fill('short')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel(say.newPassword).fill('a password of her own')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('heading', { name: say.saved })).toBeVisible()
    await page.getByRole('link', { name: say.goOn }).click()
    await expect(page.locator('input[type=email]')).toHaveValue(to)
    await page.getByLabel(say.password, { exact: true }).fill('a password of her own')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/first/talentList**')

    await signOut(page)
    // On the way to a page, to which the new password leads in the end.
    await page.goto('/my-interviews')
    await page.locator('input[type=email]').fill(to)
    await page.getByRole('link', { name: say.forgot }).click()
    await expect(page.locator('input[type=email]')).toHaveValue(to)
    await expectNoSpill(page)
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByRole('heading', { name: say.sent })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toContainText(to)
    await expectAccessibleInBothThemes(page)

    const link = await linkIn(page, { mailsAt, to, saying: say.asked })
    await page.goto(link)
    await page.getByLabel(say.newPassword).fill('another password of hers')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('heading', { name: say.saved })).toBeVisible()
    await page.getByRole('link', { name: say.goOn }).click()
    await page.getByLabel(say.password, { exact: true }).fill('another password of hers')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/my-interviews**')
    await signOut(page)
    await page.goto('/healthz')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: say.over })).toBeVisible()
    await expect(async () => {
      const mails: string[][] = await (await page.request.get(`${mailsAt}?to=${to}`)).json()
      expect(mails.map(([text = '']) => text).some((text) => text.includes(say.changed))).toBe(true)
    }).toPass()
    expect(await complaints.take()).toEqual([])
  })
}
