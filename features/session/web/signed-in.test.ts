import { connectApi } from '@candor/call/web/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeUser } from './fake-user.ts'
import { forgetSignIn, isRefreshing, refreshSignIn, rememberSignIn, signedIn } from './signed-in.ts'

const userInfo = fakeUser({ isWechatHint: 1 })

let asked = 0

function answer(body: object): void {
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(JSON.stringify(body))
  })
}

beforeEach(() => {
  asked = 0
  connectApi({
    token: () => signedIn()?.token ?? null,
    lang: () => 'cn',
    refreshAuth: async () => {
      if (!isRefreshing()) await refreshSignIn()
    },
    goToSignIn: () => {},
    toast: () => {},
    dangerNotice: () => {},
  })
  rememberSignIn({ token: 'a token', userInfo })
})

afterEach(() => forgetSignIn())

test('when the user info call fails, user and token are cleared, here and in local storage [R4-064 P4-050]', async () => {
  answer({ code: 1005, msg: 'gone', data: null })
  await refreshSignIn()
  expect(signedIn()).toBe(null)
  expect([localStorage.getItem('token'), localStorage.getItem('userInfo')]).toEqual([null, null])
})

test('when the token is expired, user and token are cleared, and nothing asks in a loop [R4-065]', async () => {
  answer({ code: 1000, msg: 'expired', data: null })
  await refreshSignIn()
  expect(signedIn()).toBe(null)
  expect(asked).toBe(1)
})

test('an account that is still good is brought up to date', async () => {
  answer({ code: 0, msg: 'ok', data: { ...userInfo, userName: '陈薇安' } })
  await Promise.all([refreshSignIn(), refreshSignIn()])
  expect(signedIn()?.userInfo.userName).toBe('陈薇安')
  expect(asked).toBe(1)
})

test('without an answer of the server nothing is known of the token, so it is kept', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await refreshSignIn()
  expect(signedIn()?.token).toBe('a token')
})
