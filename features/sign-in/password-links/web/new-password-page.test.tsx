import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showLinkPage } from '../../../meetings/appointments/web/page-under-test.tsx'
import { messages } from '../messages/cn.ts'
import { NewPasswordPage } from './new-password-page.tsx'

const page = (
  <ToastProvider>
    <NewPasswordPage token="abc" />
  </ToastProvider>
)

const found = { purpose: 'invitation', email: 'lan@qs.example', userName: '沈岚', companyName: '青石科技' }
const words = { 'password-links': messages }

test('the page of an invitation has the brand of its mail, also once the password is saved [P6-031]', async () => {
  const answers = [{ ...found, partnerBrand: { title: '云涧人才' } }, null]
  const { user } = showLinkPage(page, answers, 'cn', words)
  const field = await screen.findByLabelText('新密码')
  expect(screen.getByText('云涧人才')).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/ · 云涧人才$/))
  await user.type(field, 'a password of her own{Enter}')
  await waitFor(() => expect(document.title).toBe('密码已设置 · 云涧人才'))
  expect(screen.getByText('云涧人才')).toBeTruthy()
})

test('a link that was tried again and is over gives the focus to the heading that says so', async () => {
  const answers = [
    { refusal: '请稍后再试', code: 1500 },
    { refusal: '链接已失效', code: 1005 },
  ]
  const { user } = showLinkPage(page, answers, 'cn', words)
  await user.click(await screen.findByRole('button', { name: '重试' }))
  const heading = await screen.findByRole('heading', { level: 1, name: '这个链接已经失效' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('the page of a company without a partner’s brand goes by the product’s own', async () => {
  showLinkPage(page, [found], 'cn', words)
  await screen.findByLabelText('新密码')
  expect(screen.getByText('Candor')).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/ · Candor$/))
})
