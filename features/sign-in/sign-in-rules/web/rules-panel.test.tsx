import type { ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listSignInWays } from '../../session/contract.ts'
import { getSignInRules, saveSignInRules } from '../contract.ts'
import { waysWith } from '../rules.ts'
import { SignInRulesPanel } from './rules-panel.tsx'

const words = await allWordsOf('sign-in-rules', 'manage')

type Rules = ReplyOf<typeof getSignInRules>
let rules: Rules
let api: FakeApi

beforeEach(() => {
  rules = {
    ways: ['password', 'sms', 'app', 'oidc', 'passkey'],
    demandsSecondFactor: false,
    sessionHours: 168,
    restMinutes: null,
    ownWay: 'password',
    hasOwnFactor: true,
  }
  api = fakeApi()
  api.answer(listSignInWays, { ways: ['password', 'oidc'] })
  api.answerBy(getSignInRules, () => rules)
  api.answerBy(saveSignInRules, (sent) => {
    const { way, ...given } = z.parse(saveSignInRules.input, sent)
    rules = { ...rules, ...given, ways: way ? waysWith(rules.ways, way) : rules.ways }
    return null
  })
})

function show(locale: keyof typeof words) {
  renderScreen(
    <ToastProvider>
      <SignInRulesPanel />
    </ToastProvider>,
    { messages: words[locale], locale },
  )
  return userEvent.setup()
}

test.each([
  ['cn', '登录时长', '必须使用两步验证'],
  ['en', 'Session length', 'Require two-step verification'],
  ['zh-TW', '登入時長', '必須使用兩步驟驗證'],
] as const)(
  'rules are changed one by one, each at once, and the lengths have a title of their own: %s',
  async (locale, lengths, demand) => {
    const user = show(locale)
    expect(await screen.findByRole('heading', { name: lengths })).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: demand }))
    expect(await screen.findByRole('switch', { name: demand, checked: true })).toBeTruthy()
    expect(api.inputsOf(saveSignInRules)).toEqual([{ demandsSecondFactor: true }])
  },
)

test('the panel shows the ways that the server offers, and the administrator’s own way stays on', async () => {
  const user = show('cn')
  const password = await screen.findByRole('switch', { name: '邮箱和密码' })
  expect(password).toHaveProperty('disabled', true)
  expect(screen.queryByRole('switch', { name: '短信验证码' })).toBe(null)
  await user.click(screen.getByRole('switch', { name: '单点登录（SSO），通过公司的身份提供方' }))
  expect(
    await screen.findByRole('switch', { name: '单点登录（SSO），通过公司的身份提供方', checked: false }),
  ).toBeTruthy()
  expect(api.inputsOf(saveSignInRules)).toEqual([{ way: { name: 'oidc', isAllowed: false } }])
})

test('a second factor cannot be demanded by an administrator without one', async () => {
  rules = { ...rules, hasOwnFactor: false }
  show('cn')
  expect(await screen.findByRole('switch', { name: '必须使用两步验证' })).toHaveProperty('disabled', true)
  expect(screen.getByText('要开启这一项，请您自己先用两步验证登录。', { exact: false })).toBeTruthy()
})
