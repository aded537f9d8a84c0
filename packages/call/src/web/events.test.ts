import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { eventCallsOf } from '../define.ts'
import { type ApiClient, connectApi } from './client.ts'
import { openingMs, readEvents, type StreamItem, silenceMs } from './events.ts'
import { CallFailure } from './send.ts'

const thingEvents = eventCallsOf('things')({
  path: '/mark/thing/events',
  summary: 'Tells of things',
  access: 'public',
  input: z.object({ thingId: z.string() }),
  eventName: 'thing',
  event: z.object({ name: z.string() }),
})

const signs: string[] = []
const client: ApiClient = {
  token: () => 'a token',
  lang: () => 'cn',
  refreshAuth: async () => void signs.push('refresh'),
  goToSignIn: () => void signs.push('sign-in'),
  toast: (text) => void signs.push(text),
  dangerNotice: (_, text) => void signs.push(text),
}

let sent: { address: string; headers: Headers }[] = []
let write: (text: string) => void = () => {}
let end: () => void = () => {}

/** Stands in for a server that streams what the test writes. */
function answerWithStream(): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, headers: new Headers(init.headers) })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        write = (text) => controller.enqueue(new TextEncoder().encode(text))
        end = () => controller.close()
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  })
}

async function readAll(stream: AsyncIterable<StreamItem<typeof thingEvents>>) {
  const told: StreamItem<typeof thingEvents>[] = []
  for await (const each of stream) told.push(each)
  return told
}

const signal = () => new AbortController().signal

beforeEach(() => {
  sent = []
  signs.length = 0
  connectApi(client)
  answerWithStream()
})

test('a stream carries token and language in headers, never in its address', async () => {
  const all = readAll(readEvents(thingEvents, { thingId: '7' }, { signal: signal(), lastSeen: '4' }))
  end()
  await all
  expect(sent[0]?.address).toBe('/mark/thing/events?thingId=7')
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    token: 'a token',
    lang: 'cn',
    'last-event-id': '4',
  })
})

test('the stream tells that it is open, its events, and how far the caller has seen', async () => {
  const all = readAll(readEvents(thingEvents, { thingId: '7' }, { signal: signal() }))
  write(': open\n\nevent: thing\ndata: {"na')
  write('me":"甲"}\n\nevent: other\ndata: {"name":"x"}\n\nevent: thing\ndata: {"name":1}\n\n')
  write('event: thing\ndata: not json\n\nid: 2\n\n')
  end()
  expect(await all).toEqual([
    { kind: 'open' },
    { kind: 'event', event: { name: '甲' } },
    { kind: 'seen', id: '2' },
  ])
})

test('a refusal rejects with its code and shows nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1002, msg: 'no' }))
  const all = readAll(readEvents(thingEvents, { thingId: '7' }, { signal: signal() }))
  await expect(all).rejects.toMatchObject({ code: 1002, message: 'no' })
  expect(signs).toEqual([])
})

test.each([
  ['does not answer', openingMs, () => {}],
  ['falls silent', silenceMs, () => write(': open\n\n')],
])('a server that %s is given up', async (_, ms, begin) => {
  vi.useFakeTimers()
  if (ms === openingMs)
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) => neverUntil(init.signal))
  const all = readAll(readEvents(thingEvents, { thingId: '7' }, { signal: signal() }))
  const outcome = expect(all).rejects.toBeInstanceOf(CallFailure)
  begin()
  await vi.advanceTimersByTimeAsync(ms)
  await outcome
})

function neverUntil(aborted: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => aborted?.addEventListener('abort', () => reject(aborted.reason)))
}
