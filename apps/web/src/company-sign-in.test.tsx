import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  finishCompanySignIn,
  startCompanySignIn,
} from '../../../features/sign-in/openid-connect/contract/sign-in.ts'
import { forgotPassword } from '../../../features/sign-in/password-links/contract.ts'
import { forgetSignIn, signedIn } from '../../../features/sign-in/session/web/signed-in.ts'
import { account, answer, inputsOf, open, refuse } from './app-under-test.tsx'

const place = 'candor.company-sign-in'

beforeEach(() => {
  forgetSignIn()
  sessionStorage.clear()
})

function leaveFor(target: string) {
  sessionStorage.setItem(place, JSON.stringify({ browser: 'this one', isLink: false, target }))
}

test('a user who returns from the company’s provider is signed in, and lands on the page that was asked for', async () => {
  leaveFor('/account')
  const signed = { token: 't2', userInfo: account, target: '/account', logoutUrl: null, label: 'Entra' }
  answer(finishCompanySignIn, signed)
  const { router } = await open('/login/company?state=back&code=a-code')
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  expect(signedIn()?.token).toBe('t2')
  expect(inputsOf(finishCompanySignIn)).toMatchObject([
    { state: 'back', code: 'a-code', browser: 'this one' },
  ])
})

test('a user whom the provider refuses is told so, and still gets to the page by another way', async () => {
  leaveFor('/account')
  refuse(finishCompanySignIn, { code: 1011, msg: '贵公司的登录系统没有接受这次登录' })
  const { router, user } = await open('/login/company?state=refused&error=access_denied')
  expect((await screen.findByRole('alert')).textContent).toContain('贵公司的登录系统没有接受这次登录')
  await user.click(screen.getByRole('link', { name: '用其他方式登录' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toEqual({ redirect: '/account' })
})

test('a sign-in that another window began does not go on here', async () => {
  await open('/login/company?state=theirs&code=a-code')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(inputsOf(finishCompanySignIn)).toEqual([])
})

test('the form for a forgotten password answers the same for every e-mail, and can be sent again', async () => {
  answer(forgotPassword, null)
  const { user } = await open('/forgotPassword')
  await user.click(await screen.findByRole('button', { name: '发送链接' }))
  expect(screen.getByRole('alert').textContent).toBe('请输入邮箱')
  await user.type(screen.getByLabelText('邮箱'), 'zhou@company.example{Enter}')
  expect(await screen.findByRole('heading', { name: '请查收邮件' })).toBeTruthy()
  expect(screen.getByText('zhou@company.example', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '换一个邮箱或重新发送' }))
  expect(await screen.findByLabelText('邮箱')).toHaveProperty('value', 'zhou@company.example')
})

test('a failed sign-in at the provider keeps the form with the typed e-mail, to be sent again', async () => {
  leaveFor('/account')
  sessionStorage.setItem('candor.email', 'zhou@company.example')
  refuse(finishCompanySignIn, { code: 1011, msg: '暂时联系不到贵公司的身份提供方，请稍后再试' })
  refuse(startCompanySignIn, { code: 1009, msg: '尝试次数过多' })
  const { user } = await open('/login/company?state=unavailable&error=unavailable')
  expect((await screen.findByRole('alert')).textContent).toContain('暂时联系不到')
  const field = screen.getByLabelText('工作邮箱')
  expect(field).toHaveProperty('value', 'zhou@company.example')
  await user.click(screen.getByRole('button', { name: '前往单点登录' }))
  expect(await screen.findByText('尝试次数过多')).toBeTruthy()
  expect(inputsOf(startCompanySignIn)).toEqual([{ email: 'zhou@company.example', target: '/account' }])
  expect(field).toHaveProperty('value', 'zhou@company.example')
})
