import { Refusal } from '@candor/kernel/refusal'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codes } from './codes.ts'
import { eventCallsOf } from './define.ts'
import { WireId } from './fields.ts'
import type { RequestContext } from './serve.ts'
import { serveOpenly } from './server-under-test.ts'

const thingEvents = eventCallsOf('things')({
  path: '/mark/thing/events',
  summary: 'Tells of things',
  access: 'public',
  input: z.object({ thingId: WireId }),
  eventName: 'thing',
  event: z.object({ name: z.string() }),
})
const gate = { feature: 'access', refusals: { noView: codes.noPermission } }

/** A server whose things and rights a test changes, with a heartbeat that is quick enough to wait for. */
async function aServer() {
  let version = 1
  let isRefused = false
  let isLookRefused = false
  const watchers = new Set<() => void>()
  const app = Fastify({ forceCloseConnections: true })
  const authenticate = async () => {
    if (isRefused) throw new Refusal(gate, 'noView')
    return null
  }
  const streams = { most: 20, ownerOf: (_viewer: unknown, { token }: RequestContext) => token }
  serveOpenly(app, { authenticate, heartbeatMs: 20, streams }).events(thingEvents, {
    async poll({ since }) {
      if (isLookRefused) throw new Refusal(gate, 'noView')
      const isNew = since !== null && version > since
      const event = { name: `${version}`, secret: 'never sent' }
      return { version, events: isNew ? [event] : [] }
    },
    watch(_input, notify) {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
  })
  opened.push(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    watchers,
    open: (headers: Record<string, string> = {}, signal?: AbortSignal) =>
      fetch(`${address}${thingEvents.path}?thingId=1`, { headers, signal: signal ?? null }),
    change(to: number) {
      version = to
      for (const notify of watchers) notify()
    },
    refuse() {
      isRefused = true
    },
    refuseLooks(isNow: boolean) {
      isLookRefused = isNow
    },
  }
}

const opened: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})

const isEnvelope = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/json') === true

/** Reads until the text holds what is waited for, and gives all of it; to the end when nothing is. */
async function readUntil(response: Response, expected: string | null): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return text
    text += part.value
    if (expected !== null && text.includes(expected)) return text
  }
}

test('an open call tells of a change as one event with its version, and of nothing that the contract does not name', async () => {
  const server = await aServer()
  const response = await server.open()
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  server.change(2)
  const text = await readUntil(response, 'id: 2\n\n')
  expect(text).toContain('event: thing\ndata: {"name":"2"}\n\nid: 2\n\n')
  expect(text).not.toContain('secret')
})

test('a caller who has seen a version is told what came after it', async () => {
  const server = await aServer()
  server.change(7)
  const text = await readUntil(await server.open({ 'last-event-id': '3' }), 'id: 7\n\n')
  expect(text).toContain('data: {"name":"7"}')
})

test('while nothing changes it says again and again that it is there', async () => {
  const server = await aServer()
  const text = await readUntil(await server.open(), ': still here\n\n')
  expect(text).not.toContain('event:')
})

test('a caller who may not is answered with the envelope, not with a stream', async () => {
  const server = await aServer()
  server.refuse()
  const response = await server.open()
  expect(await response.json()).toMatchObject({ code: codes.noPermission })
  expect(server.watchers.size).toBe(0)
})

test('the stream ends when the right to it ends, before another event is told', async () => {
  const server = await aServer()
  const response = await server.open()
  server.refuse()
  server.change(2)
  expect(await readUntil(response, null)).not.toContain('event:')
  await expect.poll(() => server.watchers.size).toBe(0)
})

test('the server forgets a caller who has gone', async () => {
  const server = await aServer()
  const leaving = new AbortController()
  await server.open({}, leaving.signal)
  expect(server.watchers.size).toBe(1)
  leaving.abort()
  await expect.poll(() => server.watchers.size).toBe(0)
})

test('a server that stops ends its streams instead of waiting for them', async () => {
  const server = await aServer()
  const response = await server.open()
  const [, text] = await Promise.all([server.app.close(), readUntil(response, null)])
  expect(text).toContain('id: 1\n\n')
})

test.each([
  ['cn', '实时更新的连接不能超过 20 个，请关闭一些页面后再试'],
  ['en', 'At most 20 live connections can be open; close some pages and try again'],
  ['zh-TW', '即時更新的連線不能超過 20 個，請關閉一些頁面後再試'],
])('an owner has 20 streams open at once: one more is refused in words, %s', async (lang, msg) => {
  const server = await aServer()
  const opening = Array.from({ length: 25 }, () => server.open({ token: 'a', lang }))
  const refused = (await Promise.all(opening)).filter(isEnvelope)
  expect(await Promise.all(refused.map((response) => response.json()))).toEqual(
    Array.from({ length: 5 }, () => ({ code: 1009, msg, data: null })),
  )
  expect(server.watchers.size).toBe(20)
  expect(isEnvelope(await server.open({ token: 'b' }))).toBe(false)
})

test('a stream that is closed, or was refused at its start, leaves its place to another', async () => {
  const server = await aServer()
  const leaving = new AbortController()
  await server.open({ token: 'a' }, leaving.signal)
  const opening = Array.from({ length: 19 }, () => server.open({ token: 'a' }))
  await Promise.all(opening)
  expect(isEnvelope(await server.open({ token: 'a' }))).toBe(true)
  leaving.abort()
  await expect.poll(() => server.watchers.size).toBe(19)
  server.refuseLooks(true)
  expect(isEnvelope(await server.open({ token: 'a' }))).toBe(true)
  server.refuseLooks(false)
  expect(isEnvelope(await server.open({ token: 'a' }))).toBe(false)
})
