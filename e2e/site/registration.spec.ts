import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { readCode } from '../sign-in/text-messages.ts'
import { beSignedIn, test } from '../support.ts'
import { filledSite } from './filled-site.ts'

test('on a phone a banner and a bar open the registration, which says what is missing [P1-020 P2-079 P2-152 P2-153]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cn/product/coding')
  await page.getByRole('main').getByRole('link', { name: '申请试用' }).click()
  const dialog = page.getByRole('dialog', { name: '申请试用' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: '电话咨询' })).toHaveCount(0)
  await page.locator('[data-foot]').getByRole('link', { name: '申请试用' }).click()
  await dialog.getByRole('button', { name: '申请试用' }).click()
  for (const warning of ['请输入公司名称', '请输入姓名', '请输入职位', '请输入正确的手机号', '请输入验证码'])
    await expect(dialog.getByText(warning, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSpill(page)
  await page.goto(`${await filledSite()}/cn/product/coding`)
  await expect(page.getByRole('link', { name: '电话咨询' })).toHaveAttribute('href', 'tel:4000000000')
})

test('a code comes every 60 seconds, and an administrator reads whom to call [P7-088 P7-089 P8-033 P9-008]', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cn/')
  await page.locator('[data-foot]').getByRole('link', { name: '申请试用' }).click()
  const dialog = page.getByRole('dialog', { name: '申请试用' })
  // Numbers of different runs are different, as a number gets a code once in a minute.
  const phone = `139${String(Date.now()).slice(-8)}`
  await dialog.getByLabel('公司名称').fill('云渡科技')
  await dialog.getByLabel('姓名').fill('何云舟')
  await dialog.getByLabel('职位').fill('招聘经理')
  await dialog.getByLabel('手机号').fill(phone)
  const bodyOf = async (path: string) =>
    Object.fromEntries(new URLSearchParams((await page.waitForRequest(path)).postData() ?? ''))
  // Later than it is by then, as time goes on until it is stopped.
  await page.clock.pauseAt(Date.now() + 60_000)
  const sending = bodyOf('**/admin/login/sendSms')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  expect(await sending).toEqual({ prefixPhone: '86', phone, smsType: '2' })
  await expect(dialog.getByText('验证码已发送', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '60 秒后重新获取' })).toBeDisabled()
  await page.clock.runFor(59_000)
  await expect(dialog.getByRole('button', { name: '1 秒后重新获取' })).toBeDisabled()
  await page.clock.runFor(1_000)
  await expect(dialog.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  await page.clock.resume()

  const vcode = await readCode(phone)
  await dialog.getByLabel('验证码').fill(vcode)
  const registering = bodyOf('**/admin/login/register')
  await dialog.getByRole('button', { name: '申请试用' }).click()
  expect(await registering).toEqual({
    companyName: '云渡科技',
    userName: '何云舟',
    position: '招聘经理',
    prefixPhone: '86',
    phone,
    vcode,
  })
  await expect(dialog.getByText('注册成功，我们将在1个工作日内与您联系')).toBeVisible()

  await beSignedIn(page, 'admin@hailan.example')
  await page.goto('/manage/leads')
  await expect(page.getByRole('link', { name: `+86 ${phone}` })).toBeVisible()
})
