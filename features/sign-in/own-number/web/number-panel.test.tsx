import type { ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { messages as textsCn } from '../../../platform/text-messages/messages/cn.ts'
import { messages as textsEn } from '../../../platform/text-messages/messages/en.ts'
import { messages as textsTw } from '../../../platform/text-messages/messages/zh-TW.ts'
import { messages as factorCn } from '../../second-factor/messages/cn.ts'
import { messages as factorEn } from '../../second-factor/messages/en.ts'
import { messages as factorTw } from '../../second-factor/messages/zh-TW.ts'
import { rememberSignIn } from '../../session/web/signed-in.ts'
import { fakeUser } from '../../session/web/user-under-test.ts'
import { getOwnNumber, removeOwnNumber, sendOldNumberCode } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { NumberPanel } from './number-panel.tsx'

const words = {
  cn: { 'own-number': cn, 'second-factor': factorCn, 'text-messages': textsCn },
  en: { 'own-number': en, 'second-factor': factorEn, 'text-messages': textsEn },
  'zh-TW': { 'own-number': zhTW, 'second-factor': factorTw, 'text-messages': textsTw },
} as const

let number: ReplyOf<typeof getOwnNumber>
let api: FakeApi

beforeEach(() => {
  number = { phone: '13812345678', canText: true, isAppLinked: null, proofBy: 'password', isFresh: true }
  rememberSignIn({ token: 't', userInfo: fakeUser() })
  api = fakeApi()
  api.answerBy(getOwnNumber, () => number)
  api.answer(sendOldNumberCode, { resendSeconds: 60 })
  api.answerBy(removeOwnNumber, ({ proof }) => {
    if (proof !== 'candor-demo' && proof !== '123456')
      return new Refused({ code: 1011, msg: '密码或验证码不正确', data: { field: 'proof' } })
    number = { ...number, phone: null }
    return null
  })
})

function show(locale: keyof typeof words = 'cn') {
  renderScreen(
    <ToastProvider>
      <NumberPanel />
    </ToastProvider>,
    { messages: words[locale], locale },
  )
  return userEvent.setup()
}

test.each([
  ['cn', '短信验证码有被拦截或转移的风险；身份验证器应用更安全。'],
  [
    'en',
    'Codes sent by text message can be intercepted or redirected to another SIM card; an authenticator app is safer.',
  ],
  ['zh-TW', '簡訊驗證碼可能遭攔截或轉移；驗證器應用程式更安全。'],
] as const)(
  'the risk of codes by text message is told where a number is confirmed: %s',
  async (locale, risk) => {
    show(locale)
    expect(await screen.findByText(risk, { exact: false })).toBeTruthy()
  },
)

test('a number is given up by the password, which is asked for, and a wrong one leaves it', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: '移除' }))
  await user.click(screen.getByRole('button', { name: '移除' }))
  expect(screen.getByRole('alert').textContent).toBe('请输入密码或验证码')
  const field = screen.getByLabelText('当前密码')
  expect(document.activeElement).toBe(field)
  await user.type(field, 'not it{Enter}')
  expect((await screen.findByText('密码或验证码不正确')).textContent).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'candor-demo{Enter}')
  expect(await screen.findByText('尚未验证手机号')).toBeTruthy()
  expect(api.inputsOf(removeOwnNumber)).toEqual([{ proof: 'not it' }, { proof: 'candor-demo' }])
})

test('an account without a password is asked for a code to its old number, which is shown masked', async () => {
  number = { ...number, proofBy: 'oldNumber' }
  const user = show()
  await user.click(await screen.findByRole('button', { name: '移除' }))
  const code = screen.getByLabelText('发送到 138****5678 的验证码')
  await user.click(screen.getByRole('button', { name: '发送到原手机号' }))
  expect(await screen.findByText('验证码已发送')).toBeTruthy()
  await user.type(code, '123456{Enter}')
  expect(await screen.findByText('尚未验证手机号')).toBeTruthy()
  expect(api.inputsOf(removeOwnNumber)).toEqual([{ proof: '123456' }])
})

test('a new sign-in is asked for where nothing can be proved by typing', async () => {
  number = { ...number, proofBy: 'freshSignIn', isFresh: false }
  const user = show()
  await user.click(await screen.findByRole('button', { name: '更换' }))
  expect(screen.getByRole('button', { name: '重新登录' })).toBeTruthy()
  expect(screen.queryByLabelText('手机号')).toBe(null)
})

test('a cancelled removal of the number leaves the focus on Change', async () => {
  show('en')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(document.activeElement?.closest('form')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }))
})

test('a late removal of a number leaves the number typed since', async () => {
  const user = show('en')
  const release = api.hold(removeOwnNumber)
  await user.click(await screen.findByRole('button', { name: en.remove }))
  await user.type(screen.getByLabelText('Current password'), 'candor-demo{Enter}')
  await user.click(screen.getByRole('button', { name: en.cancel }))
  await user.click(screen.getByRole('button', { name: en.change }))
  await user.type(screen.getByRole('textbox', { name: textsEn.phone }), '139')
  release()
  expect(await screen.findByText(en.removed)).toBeTruthy()
  expect(screen.getByDisplayValue('139')).toBeTruthy()
})
