import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeUser } from '../../session/web/user-under-test.ts'
import { beginPasskeySignIn, signInByPasskey } from '../contract.ts'
import { PasskeyPanel } from './passkey-panel.tsx'

const words = await allWordsOf('passkeys')
const options: ReplyOf<typeof beginPasskeySignIn>['options'] = {
  challenge: 'AAAA',
  timeout: 1,
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'required',
}
const bytes = new Uint8Array([1]).buffer
const credential = {
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
}
const get = vi.fn<() => Promise<unknown>>()
const onSignedIn = vi.fn()
let answer: ReplyOf<typeof signInByPasskey> | Refused

beforeEach(() => {
  get.mockReset()
  onSignedIn.mockReset()
  answer = { token: 't', userInfo: fakeUser() }
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { ...navigator, credentials: { get } })
  const api = fakeApi()
  api.answer(beginPasskeySignIn, { options })
  api.answerBy(signInByPasskey, () => answer)
})

function show(locale: Locale = 'en') {
  const panel = { email: '', onEmail: () => {}, target: undefined, onSecondFactor: () => {}, onSignedIn }
  renderScreen(<PasskeyPanel {...panel} />, { messages: words[locale], locale })
  return userEvent.setup()
}

test('a passkey that the browser answers with signs in', async () => {
  get.mockResolvedValue(credential)
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  expect(onSignedIn).toHaveBeenCalledWith({ token: 't', userInfo: fakeUser() })
})

test.each<[Locale, string, string]>([
  ['cn', '用通行密钥登录', '没有完成：对话框已关闭，或等待太久。您可以再试一次。'],
  [
    'en',
    'Sign in with a passkey',
    'Nothing was done: the dialog was closed or timed out. You can try again.',
  ],
  ['zh-TW', '以密碼金鑰登入', '沒有完成：對話框已關閉，或等待太久。您可以再試一次。'],
])(
  'a closed dialog is told in a sentence in %s, and the sign-in can begin again',
  async (locale, label, sentence) => {
    get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError')).mockResolvedValue(credential)
    const user = show(locale)
    await user.click(screen.getByRole('button', { name: label }))
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('status')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: label }))
    expect(onSignedIn).toHaveBeenCalledOnce()
  },
)

test('a passkey that the server does not accept is told in its words', async () => {
  get.mockResolvedValue(credential)
  answer = new Refused({ code: 1011, msg: 'This passkey was not accepted' })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This passkey was not accepted')
})

test('a browser without passkeys says so, and offers no button', () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  show()
  expect(screen.getByText(/This browser does not support passkeys/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
