import { stubUploads } from '@candor/testkit/web/uploads'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { callsOf } from '../define.ts'
import { callApi } from './api.ts'
import { connectApi, quiet } from './client.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { CallFailure, requestTimeoutMs } from './send.ts'

const sendThing = callsOf('things')({
  method: 'POST',
  path: '/mark/thing/file',
  summary: 'Takes a file',
  access: 'public',
  input: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
  files: { fields: ['thing'], maxBytes: 1024 },
})

let notices: string[] = []

beforeEach(() => {
  notices = []
  connectApi({
    ...quiet,
    token: () => 't',
    lang: () => 'cn',
    dangerNotice: (title, text) => void notices.push(`${title} ${text}`),
  })
})

function start(given: { signal?: AbortSignal } = {}) {
  const sent = stubUploads()
  const shares: number[] = []
  const send = fetchWithProgress((share) => void shares.push(share))
  const options = { files: { thing: new Blob(['abc']) }, send, ...given }
  const answer = callApi(sendThing, { name: '甲' }, options).catch((error: unknown) => error)
  return { request: sent[0], sent, shares, answer }
}

test('a call that tells of its progress is sent and answered as any other', async () => {
  const { request, shares, answer } = start()
  expect(request?.address).toBe('/mark/thing/file')
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({ lang: 'cn', token: 't' })
  const body = request?.body
  expect(body instanceof FormData && [body.get('name'), body.get('thing')]).toMatchObject(['甲', { size: 3 }])
  request?.reach(0.25)
  request?.reach(1)
  request?.answer({ code: 0, msg: 'ok', data: { id: '7' } })
  expect(await answer).toEqual({ id: '7' })
  expect(shares).toEqual([0.25, 1])
})

test('the upload fails with the server’s words, and says what the network said', async () => {
  const refused = start()
  refused.request?.answer({ code: 1010, msg: '只能上传一个文件' })
  expect(await refused.answer).toMatchObject({ code: 1010, message: '只能上传一个文件' })
  const broken = start()
  broken.request?.answer({ code: 1500, msg: 'server is down' }, 500)
  expect(await broken.answer).toMatchObject({ status: 500 })
  const lost = start()
  lost.request?.loseConnection()
  expect(await lost.answer).toBeInstanceOf(CallFailure)
  expect(notices).toEqual(['500 server is down', ' Failed to fetch'])
})

test('the upload is stopped by its caller, without a word', async () => {
  const abort = new AbortController()
  const { request, answer } = start({ signal: abort.signal })
  abort.abort()
  expect(await answer).toMatchObject({ name: 'AbortError' })
  expect(request?.isAborted).toBe(true)
  expect(notices).toEqual([])
  expect(start({ signal: abort.signal }).sent).toEqual([])
})

test('the upload may take its time as long as it moves, and fails when it stands still', async () => {
  vi.useFakeTimers()
  const { request, answer } = start()
  for (const share of [0.2, 0.4, 0.6]) {
    vi.advanceTimersByTime(requestTimeoutMs - 1)
    request?.reach(share)
  }
  expect(request?.isAborted).toBe(false)
  vi.advanceTimersByTime(requestTimeoutMs)
  expect(await answer).toBeInstanceOf(CallFailure)
  expect(request?.isAborted).toBe(true)
})
