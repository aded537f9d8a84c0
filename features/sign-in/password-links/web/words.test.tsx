import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showLinkPage } from '../../../meetings/appointments/web/page-under-test.tsx'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { NewPasswordPage } from './new-password-page.tsx'

const page = (
  <ToastProvider>
    <NewPasswordPage token="abc" />
  </ToastProvider>
)

const invited = { purpose: 'invitation', email: 'lan@qs.example', userName: '沈岚', companyName: '青石科技' }

test.each([
  ['cn', cn, ['欢迎加入 青石科技', '新密码', '保存密码', '密码已设置', '前往登录']],
  [
    'en',
    en,
    ['Welcome to 青石科技', 'New password', 'Save the password', 'The password is set', 'Go to sign-in'],
  ],
  ['zh-TW', zhTW, ['歡迎加入 青石科技', '新密碼', '儲存密碼', '密碼已設定', '前往登入']],
] as const)(
  'the page of an invitation welcomes in %s, takes a password and leads on to sign-in',
  async (locale, messages, words) => {
    const [welcome, field, save, saved, toSignIn] = words
    const { user } = showLinkPage(page, [invited, null], locale, {
      'password-links': messages,
    })
    expect(await screen.findByRole('heading', { name: welcome })).toBeTruthy()
    await user.type(screen.getByLabelText(field), 'a password of her own')
    await user.click(screen.getByRole('button', { name: save }))
    expect(await screen.findByRole('heading', { name: saved })).toBeTruthy()
    expect(screen.getByRole('link', { name: toSignIn })).toBeTruthy()
  },
)
