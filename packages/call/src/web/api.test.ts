import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { batch } from '../batch.ts'
import { codes } from '../codes.ts'
import { callApi, readApi, tokenExpiredText } from './api.ts'
import { type ApiClient, connectApi } from './client.ts'
import { CallFailure, requestTimeoutMs } from './send.ts'
import { defineCall, readThing } from './things-under-test.ts'

const writeThing = defineCall({
  method: 'POST',
  path: '/mark/thing/save',
  summary: 'Writes a thing',
  access: 'public',
  input: z.object({ id: z.string(), name: z.optional(z.string()) }),
  reply: z.null(),
  onFailure: ['toast', 'signIn'],
})
const planThing = defineCall({
  method: 'POST',
  path: '/mark/thing/plan',
  summary: 'Plans a thing',
  access: 'public',
  sends: 'json',
  input: z.object({ id: z.string() }),
  reply: z.null(),
})
const listThings = defineCall({
  method: 'GET',
  path: '/mark/things',
  summary: 'Lists things',
  access: 'public',
  payload: 'result',
  input: z.object({ id: z.string() }),
  reply: z.array(z.string()),
})

interface Sent {
  address: string
  init: RequestInit
}

let sent: Sent[] = []
let signs: string[] = []
let token: string | null = null
let lang: string | null = 'cn'

function answerWith(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init })
    return new Response(status === 204 ? null : JSON.stringify(body), { status })
  })
}

const client: ApiClient = {
  token: () => token,
  lang: () => lang,
  refreshAuth: async () => void signs.push('refresh'),
  goToSignIn: () => void signs.push('sign-in'),
  toast: (text) => void signs.push(`toast ${text}`),
  dangerNotice: (title, text) => void signs.push(`danger ${title} ${text}`),
}

function headerOf(name: string): string | null {
  return new Headers(sent[0]?.init.headers).get(name)
}

beforeEach(() => {
  sent = []
  signs = []
  token = null
  lang = 'cn'
  connectApi(client)
})

test('code 0 gives the payload under data or result [R7-001 R7-002 P7-001]', async () => {
  answerWith({ code: 0, msg: 'ok', data: { name: 'A' } })
  expect(await callApi(readThing, { id: '1' })).toEqual({ name: 'A' })
  answerWith({ code: 0, msg: 'ok', result: ['A', 'B'] })
  expect(await callApi(listThings, { id: '1' })).toEqual(['A', 'B'])
})

test('any other code rejects with the server’s words and shows nothing by itself [R7-001]', async () => {
  answerWith({ code: 5, msg: 'no such thing', data: null })
  const failure = await callApi(readThing, { id: '1' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({ code: 5, message: 'no such thing' })
  expect(signs).toEqual([])
})

test('a call whose token has ended is sent once more with a new one, and fails where there is none', async () => {
  token = 'token-1'
  const renewed: string[] = []
  let next = 'token-2'
  const renewToken = async (ended: string) => {
    renewed.push(ended)
    token = next
    return next !== ended
  }
  connectApi({ ...client, renewToken })
  const by = () => sent.map(({ init }) => new Headers(init.headers).get('token'))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init })
    const isOver = new Headers(init.headers).get('token') === 'token-1'
    return Response.json(isOver ? { code: 1001, msg: 'over' } : { code: 0, msg: 'ok', data: { name: 'A' } })
  })
  for (const ask of [callApi, readApi]) {
    token = 'token-1'
    sent = []
    expect(await ask(readThing, { id: '1' })).toEqual({ name: 'A' })
    expect(by()).toEqual(['token-1', 'token-2'])
  }
  expect(renewed).toEqual(['token-1', 'token-1'])
  expect(signs).toEqual([])
  next = 'token-1'
  token = 'token-1'
  sent = []
  await expect(callApi(readThing, { id: '1' })).rejects.toThrow(tokenExpiredText)
  expect(by()).toEqual(['token-1'])
  expect(signs).toEqual(['refresh'])
})

test('a POST is form-encoded unless its contract says JSON [P7-002]', async () => {
  answerWith({ code: 0, msg: 'ok', data: null })
  await callApi(writeThing, { id: '1', name: '甲 & 乙' })
  const body = sent[0]?.init.body
  expect(body).toBeInstanceOf(URLSearchParams)
  expect(String(body)).toBe('id=1&name=%E7%94%B2+%26+%E4%B9%99')
  await callApi(planThing, { id: '1' })
  expect(sent[1]?.init.body).toBe('{"id":"1"}')
})

test('a call goes to the one host of the page, with lang and, when signed in, token [R7-003 R7-004 P7-091 P7-093]', async () => {
  answerWith({ code: 0, msg: 'ok', data: { name: 'A' } })
  lang = null
  await callApi(readThing, { id: '7' })
  expect(sent[0]?.address).toBe('/mark/thing?id=7')
  expect(headerOf('lang')).toBe('en')
  expect(headerOf('token')).toBe(null)
  sent = []
  token = 'a token'
  lang = 'zh-TW'
  await callApi(readThing, { id: '7' })
  expect(headerOf('lang')).toBe('zh-TW')
  expect(headerOf('token')).toBe('a token')
})

test('only HTTP 2xx counts as success [R7-006 P7-094]', async () => {
  answerWith(null, 204)
  await expect(callApi(writeThing, { id: '1' })).resolves.toBe(null)
  answerWith({ code: 0, msg: 'ok', data: { name: 'A' } }, 302)
  await expect(callApi(readThing, { id: '1' })).rejects.toBeInstanceOf(CallFailure)
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
    token = 'old'
    const failure = await callApi(readThing, { id: '1' }).catch((error: unknown) => error)
    expect(signs).toEqual(['refresh'])
    expect(failure).toMatchObject({ message: 'Error, token is expired', code })
    token = null
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
  signs = []
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
  token = 't'
  answerWith({ code, msg: 'no such thing', data: null })
  await expect(callApi(call, { id: '1' })).rejects.toMatchObject({ isTold })
})

test('reads of one tick go out as one request, and each gets its own answer [R7-001]', async () => {
  token = 't'
  connectApi({ ...client, isGathering: true })
  answerWith({
    code: 0,
    msg: 'ok',
    data: [
      { code: 0, msg: 'ok', data: { name: 'A' } },
      { code: 0, msg: 'ok', result: ['A', 'B'] },
      { code: 5, msg: 'no such thing', data: null },
      { code: 1500, msg: 'Something broke.', data: null },
    ],
  })
  const failing = { ...readThing, onFailure: ['toast'] as const }
  const settled = await Promise.allSettled([
    readApi(readThing, { id: '1' }),
    readApi(listThings, { id: '2' }),
    readApi(failing, { id: '3' }),
    readApi(readThing, { id: '4' }),
  ])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.address).toBe('/batch')
  expect(headerOf('token')).toBe('t')
  expect(batch.input.parse(JSON.parse(String(sent[0]?.init.body))).calls.slice(0, 2)).toEqual([
    { path: '/mark/thing', method: 'GET', input: { id: '1' }, etag: '' },
    { path: '/mark/things', method: 'GET', input: { id: '2' }, etag: '' },
  ])
  expect(settled.slice(0, 2)).toEqual([
    { status: 'fulfilled', value: { name: 'A' } },
    { status: 'fulfilled', value: ['A', 'B'] },
  ])
  expect(settled[2]).toMatchObject({ reason: { code: 5, message: 'no such thing' } })
  expect(settled[3]).toMatchObject({ reason: { code: null, status: 500, message: 'Something broke.' } })
  expect(signs.sort()).toEqual(['danger 500 Something broke.', 'toast no such thing'])
})

test('a read on its own goes to its own path, and so does everything that is written', async () => {
  connectApi({ ...client, isGathering: true })
  answerWith({ code: 0, msg: 'ok', data: { name: 'A' } })
  await Promise.all([readApi(readThing, { id: '1' }), callApi(writeThing, { id: '1' })])
  expect(sent.map(({ address }) => address).sort()).toEqual(['/mark/thing/save', '/mark/thing?id=1'])
})

test('a request that fails as a whole says so once, and fails for each of its reads', async () => {
  connectApi({ ...client, isGathering: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const settled = await Promise.allSettled([readApi(readThing, { id: '1' }), readApi(readThing, { id: '2' })])
  for (const each of settled)
    expect(each).toMatchObject({ reason: { code: null, message: 'Failed to fetch' } })
  expect(signs).toEqual(['danger  Failed to fetch'])
})

test('reads that a batch leaves unanswered are asked for anew', async () => {
  connectApi({ ...client, isGathering: true })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init })
    const first = { code: 0, msg: 'ok', data: { name: 'A' } }
    return Response.json(address === '/batch' ? { code: 0, msg: 'ok', data: [first] } : first)
  })
  const both = [readApi(readThing, { id: '1' }), readApi(readThing, { id: '2' })]
  expect(await Promise.all(both)).toEqual([{ name: 'A' }, { name: 'A' }])
  expect(sent.map(({ address }) => address)).toEqual(['/batch', '/mark/thing?id=2'])
})
