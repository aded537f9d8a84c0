import { expect, test, vi } from 'vitest'
import { codes } from '../codes.ts'
import { callApi, tokenExpiredText } from './api.ts'
import { apiUnderTest } from './api-under-test.ts'
import { connectApi } from './client.ts'
import { CallFailure, requestTimeoutMs } from './send.ts'
import { readThing, writeThing } from './things-under-test.ts'

const { signs, reader, client, answerWith } = apiUnderTest()

test('any other code rejects with the server’s words and shows nothing by itself [R7-001]', async () => {
  answerWith({ code: 5, msg: 'no such thing', data: null })
  const failure = await callApi(readThing, { id: '1' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({ code: 5, message: 'no such thing' })
  expect(signs).toEqual([])
})

test('an answer that broke off, and a page of somebody else, say nothing was done [R7-001]', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Sign in to the network</html>'))
  await expect(callApi(writeThing, { id: '1' })).rejects.toMatchObject({ code: null, status: 200 })
  vi.stubGlobal('fetch', async () => new Response('{"code":0,"ms'))
  await expect(callApi(writeThing, { id: '1' })).rejects.toBeInstanceOf(CallFailure)
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', async () => new Response(broken))
  await expect(callApi(writeThing, { id: '1' })).rejects.toMatchObject({ message: 'network error' })
  expect(signs).toEqual(['danger 200 HTTP 200', 'danger 200 HTTP 200', 'danger  network error'])
})

test.each([1000, 1001])(
  'code %i refreshes the account and, with a token, rejects with the fixed text [R4-066 R4-067 R8-001 P4-051 P4-052 P8-011]',
  async (code) => {
    answerWith({ code, msg: 'token', data: null })
    reader.token = 'old'
    const failure = await callApi(readThing, { id: '1' }).catch((error: unknown) => error)
    expect(signs).toEqual(['refresh'])
    expect(failure).toMatchObject({ message: 'Error, token is expired', code })
    reader.token = null
    const without = await callApi(readThing, { id: '1' }).catch((error: unknown) => error)
    expect(without).toMatchObject({ message: 'token' })
    expect(tokenExpiredText).toBe('Error, token is expired')
  },
)

test('a call of the report goes to sign-in on 1004 and 1001, and another call does not [R8-002]', async () => {
  answerWith({ code: 1004, msg: 'sign in', data: null })
  await callApi(writeThing, { id: '1' }).catch(() => {})
  answerWith({ code: 1001, msg: 'sign in', data: null })
  await callApi(writeThing, { id: '1' }).catch(() => {})
  answerWith({ code: 1000, msg: 'sign in', data: null })
  await callApi(writeThing, { id: '1' }).catch(() => {})
  expect(signs).toEqual(['sign-in', 'refresh', 'sign-in', 'refresh'])
  signs.length = 0
  answerWith({ code: 1004, msg: 'sign in', data: null })
  await callApi(readThing, { id: '1' }).catch(() => {})
  expect(signs).toEqual([])
})

test('a call that toasts says the server’s words', async () => {
  answerWith({ code: 1002, msg: '暂无操作权限', data: null })
  await callApi(writeThing, { id: '1' }).catch(() => {})
  expect(signs).toEqual(['toast 暂无操作权限'])
})

test('a transport error shows its status with msg, else its message [R8-003 P8-012]', async () => {
  answerWith({ code: 1500, msg: 'server is down' }, 500)
  await callApi(readThing, { id: '1' }).catch(() => {})
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  await callApi(readThing, { id: '1' }).catch(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await callApi(readThing, { id: '1' }).catch(() => {})
  expect(signs).toEqual(['danger 500 server is down', 'danger 502 Bad Gateway', 'danger  Failed to fetch'])
})

test('a call without an answer fails after 60 seconds [R7-005 R9-056 P7-092 P9-003]', async () => {
  const timeouts: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms)
    return AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError'))
  })
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => Promise.reject(init.signal?.reason))
  const failure = await callApi(readThing, { id: '1' }).catch((error: unknown) => error)
  expect(timeouts).toEqual([60_000])
  expect(requestTimeoutMs).toBe(60_000)
  expect(failure).toBeInstanceOf(CallFailure)
})

test('the caller’s own abort is no failure to show', async () => {
  const abort = new AbortController()
  abort.abort()
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => Promise.reject(init.signal?.reason))
  await callApi(readThing, { id: '1' }, { signal: abort.signal }).catch(() => {})
  expect(signs).toEqual([])
})

test('a silent call rejects and says nothing', async () => {
  answerWith({ code: 9, msg: 'no' })
  await expect(callApi(writeThing, { id: '7' }, { isSilent: true })).rejects.toMatchObject({ code: 9 })
  answerWith({ code: 9, msg: 'no' }, 500)
  await expect(callApi(readThing, { id: '7' }, { isSilent: true })).rejects.toMatchObject({ status: 500 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no way out')))
  await expect(callApi(readThing, { id: '7' }, { isSilent: true })).rejects.toThrow('no way out')
  expect(signs).toEqual([])
  await expect(callApi(readThing, { id: '7' })).rejects.toThrow('no way out')
  expect(signs).toEqual(['danger  no way out'])
})

test.each([
  ['that the call shows as a toast', { ...readThing, onFailure: ['toast'] as const }, 5, true],
  ['of a call that shows none', readThing, 5, false],
  ['of a token that has ended', readThing, codes.tokenExpired, true],
])('a refusal %s says whether the reader was told', async (_, call, code, isTold) => {
  connectApi(client)
  reader.token = 't'
  answerWith({ code, msg: 'no such thing', data: null })
  await expect(callApi(call, { id: '1' })).rejects.toMatchObject({ isTold })
})
