import { expect } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { forMail, signInAnew, signOut, speak, test, waitForToday } from '../support.ts'

test('somebody is invited by mail, sets a password, forgets it and sets another @phone-only', async ({
  page,
  mailsTo,
}) => {
  // Three mails are waited for.
  test.slow()
  const complaints = listenForComplaints(page)
  const to = 'zhou@invited.example'
  /** The texts of the mails that say something. */
  const textsSaying = async (words: string) =>
    (await mailsTo(to)).map(([text = '']) => text).filter((text) => text.includes(words))
  /** Waits for the newest mail that says something. Resolves with its link. */
  const linkIn = async (words: string) => {
    await expect.poll(() => textsSaying(words), forMail).not.toEqual([])
    const text = (await textsSaying(words)).at(-1) ?? ''
    const { pathname, hash } = new URL(/https?:\/\/[^\s]+\/newPassword#[\w-]+/.exec(text)?.[0] ?? '')
    return pathname + hash
  }
  await speak(page, 'cn')
  await signInAnew(page, 'admin@hailan.example')
  await page.goto('/manage/accounts')
  await page.getByRole('button', { name: '添加账号' }).click()
  const sheet = page.getByRole('dialog', { name: '添加账号' })
  await sheet.getByRole('textbox', { name: '姓名' }).fill('周宁')
  await sheet.getByRole('textbox', { name: '邮箱' }).fill(to)
  await sheet.getByRole('combobox', { name: '角色' }).click()
  await page.getByRole('option').first().click()
  await sheet.getByRole('button', { name: '添加账号' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('searchbox').fill(to)
  await expect(page.getByRole('row', { name: to })).toContainText('已邀请，链接有效至')
  await signOut(page)

  const invitation = await linkIn('Candor')
  await page.goto(invitation)
  await expect(page.getByRole('heading', { name: '欢迎加入 海岚支付' })).toBeVisible()
  await expectNoSpill(page)
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('新密码').fill('short')
  await page.getByRole('button', { name: '保存密码' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('新密码').fill('a password of her own')
  await page.getByRole('button', { name: '保存密码' }).click()
  await expect(page.getByRole('heading', { name: '密码已设置' })).toBeVisible()
  await page.getByRole('link', { name: '前往登录' }).click()
  await expect(page.locator('input[type=email]')).toHaveValue(to)
  await page.getByLabel('密码', { exact: true }).fill('a password of her own')
  await page.keyboard.press('Enter')
  await waitForToday(page)

  await signOut(page)
  // On the way to a page, to which the new password leads in the end.
  await page.goto('/my-interviews')
  await page.locator('input[type=email]').fill(to)
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await expect(page.locator('input[type=email]')).toHaveValue(to)
  await expectNoSpill(page)
  await page.getByRole('button', { name: '发送链接' }).click()
  await expect(page.getByRole('heading', { name: '请查收邮件' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toContainText(to)
  await expectAccessibleInBothThemes(page)

  const link = await linkIn('申请设置新密码')
  await page.goto(link)
  await page.getByLabel('新密码').fill('another password of hers')
  await page.getByRole('button', { name: '保存密码' }).click()
  await expect(page.getByRole('heading', { name: '密码已设置' })).toBeVisible()
  await page.getByRole('link', { name: '前往登录' }).click()
  await page.getByLabel('密码', { exact: true }).fill('another password of hers')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/my-interviews**')
  await signOut(page)
  await page.goto('/healthz')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '这个链接已经失效' })).toBeVisible()
  await expect.poll(() => textsSaying('密码已于'), forMail).not.toEqual([])
  expect(await complaints.take()).toEqual([])
})
