import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { section as password } from '../../../features/sign-in/own-account/web/account-section.ts'
import { changePassword } from '../../../features/sign-in/session/contract.ts'
import { registerAccountSections } from '../../../features/sign-in/session/web/account-sections.ts'
import { forgetSignIn } from '../../../features/sign-in/session/web/signed-in.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open, refuse } from './app-under-test.tsx'

beforeEach(() => {
  registerAccountSections([password])
  signInAs()
})

test('one’s own account page says whose it is, and changes the password for the old one', async () => {
  answer(changePassword, null)
  const { user } = await open('/account')
  expect(await screen.findByRole('heading', { level: 1, name: '登录与安全' })).toBeTruthy()
  expect(screen.getByText('陈薇 · hr@hailan.example')).toBeTruthy()
  await user.type(await screen.findByLabelText('原密码'), 'candor-demo')
  await user.type(screen.getByLabelText('新密码'), 'another password')
  await user.click(screen.getByRole('button', { name: '修改密码' }))
  expect((await screen.findAllByText('密码已修改')).length).toBeGreaterThan(0)
  expect(inputsOf(changePassword)).toEqual([{ oldPassword: 'candor-demo', newPassword: 'another password' }])
  await waitFor(() => expect(screen.getByLabelText('新密码')).toHaveProperty('value', ''))
})

test('a refused change of the password stands beside the form, which keeps what was typed', async () => {
  refuse(changePassword, { code: 1011, msg: '原密码不正确' })
  const { user } = await open('/account')
  await user.type(await screen.findByLabelText('原密码'), 'not it')
  await user.type(screen.getByLabelText('新密码'), 'another password')
  await user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('原密码不正确')
  expect(screen.getByLabelText('新密码')).toHaveProperty('value', 'another password')
})

test('a signed-out user comes back to the account page after sign-in', async () => {
  forgetSignIn()
  const { router } = await open('/account')
  await screen.findByRole('heading', { name: '登录' })
  expect(router.state.location.search).toMatchObject({ redirect: '/account' })
})
