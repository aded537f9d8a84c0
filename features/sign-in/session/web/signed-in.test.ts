import { connectApi, quiet } from '@candor/call/web/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasSessionEnded } from './kept/session-end.ts'
import {
  endSignIn,
  forgetSignIn,
  isRefreshing,
  onSignOut,
  onSignOutElsewhere,
  refreshSignIn,
  rememberPermissions,
  rememberSignIn,
  signedIn,
} from './signed-in.ts'
import { fakeUser } from './user-under-test.ts'

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
    ...quiet,
    token: () => signedIn()?.token ?? null,
    lang: () => 'cn',
    refreshAuth: async () => {
      if (!isRefreshing()) await refreshSignIn()
    },
  })
  rememberSignIn({ token: 'a token', userInfo })
})

afterEach(() => forgetSignIn())

test('a failed user info call clears user and token, here and in local storage [R4-064 P4-050]', async () => {
  answer({ code: 1005, msg: 'gone', data: null })
  await refreshSignIn()
  expect(signedIn()).toBe(null)
  expect([localStorage.getItem('token'), localStorage.getItem('userInfo')]).toEqual([null, null])
})

test('an expired token clears user and token, and no request is repeated in a loop [R4-065]', async () => {
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

test('the token is kept without an answer of the server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await refreshSignIn()
  expect(signedIn()?.token).toBe('a token')
})

test('signing out forgets the account at once, names the account, and sends its token though the page is left', () => {
  const ended = vi.fn()
  onSignOut(ended)
  const sent = vi.fn((_address: string, _init: RequestInit) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', sent)
  endSignIn()
  expect([signedIn(), localStorage.getItem('token'), localStorage.getItem('userInfo')]).toEqual([
    null,
    null,
    null,
  ])
  expect(ended.mock.calls).toEqual([[userInfo.userId]])
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, headers: { token: 'a token' } })
})

test.each([
  ['brings the account up to date', 0],
  ['refuses it', 1000],
])('an answer that comes after the account signed out and %s changes nothing', async (_, code) => {
  let release = (_response: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (release = resolve)))
  const refreshing = refreshSignIn()
  await expect.poll(isRefreshing).toBe(true)
  await Promise.resolve()
  const late = release
  answer({ code: 0, msg: 'ok', data: null })
  endSignIn()
  late(Response.json({ code, msg: 'late', data: userInfo }))
  await refreshing
  expect([signedIn(), localStorage.getItem('token')]).toEqual([null, null])
  expect(hasSessionEnded()).toBe(false)
})

describe('with another tab', () => {
  /** Storage of the browser once another tab has signed in. */
  const other = { token: 'their token', userInfo: JSON.stringify({ ...userInfo, userId: 'u2' }) }
  const kept = () => ({ token: localStorage.getItem('token'), userInfo: localStorage.getItem('userInfo') })
  const signInElsewhere = () => {
    for (const [key, value] of Object.entries(other)) localStorage.setItem(key, value)
  }
  const hear = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue }))

  test('the account of the other tab stays kept as the session of this tab ends', async () => {
    signInElsewhere()
    answer({ code: 1000, msg: 'expired', data: null })
    await refreshSignIn()
    expect(signedIn()).toBe(null)
    expect(kept()).toEqual(other)
  })

  test('the account of the other tab stays kept as this tab is brought up to date', async () => {
    signInElsewhere()
    answer({ code: 0, msg: 'ok', data: userInfo })
    await refreshSignIn()
    rememberPermissions(['reportResume'])
    expect(signedIn()?.token).toBe('a token')
    expect(kept()).toEqual(other)
  })

  test('a sign-in here takes its place', () => {
    signInElsewhere()
    rememberSignIn({ token: 'a third', userInfo })
    expect(kept().token).toBe('a third')
  })

  test('signing out of the same session there ends it here, and of another one does not', () => {
    const left = vi.fn()
    const stop = onSignOutElsewhere(left)
    hear('their token')
    expect([signedIn()?.token, left.mock.calls.length]).toEqual(['a token', 0])
    hear('a token')
    expect([signedIn(), left.mock.calls.length]).toEqual([null, 1])
    stop()
  })

  test('signing out here tells it, and leaves nothing of that behind', () => {
    answer({ code: 0, msg: 'ok', data: null })
    const told = vi.spyOn(Storage.prototype, 'setItem')
    endSignIn()
    expect(told).toHaveBeenCalledWith('signedOut', 'a token')
    expect(localStorage.length).toBe(0)
  })
})
