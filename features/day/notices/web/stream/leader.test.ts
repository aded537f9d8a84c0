import { beforeEach, expect, test, vi } from 'vitest'
import type { News } from '../../contract.ts'
import { Leader, lookMs } from './leader.ts'

/** The streams that were opened, and whether one can be. */
let streams: { readonly address: string; tell: (text: string) => void; end: () => void }[] = []
let canStream = true

function fakeFetch(address: string, init: RequestInit): Promise<Response> {
  if (!canStream) return Promise.reject(new TypeError('no way through'))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      streams.push({
        address,
        tell: (text) => controller.enqueue(new TextEncoder().encode(text)),
        end: () => {
          if (!init.signal?.aborted) controller.close()
        },
      })
      init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
    },
  })
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
}

const state = (unread: number) =>
  `event: news\ndata: ${JSON.stringify({ unread, newest: null, reports: [] })}\n\nid: ${unread + 1}\n\n`

const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

/** A leader at work, with what it told its tabs. */
function aLeader() {
  const told: number[] = []
  let looks = 0
  let isSignedIn = true
  const leader = new Leader({
    onNews: ({ unread }: News) => void told.push(unread),
    onLook: () => {
      looks += 1
    },
    isOver: () => !isSignedIn,
  })
  const end = new AbortController()
  const run = leader.run(end.signal)
  return {
    leader,
    told,
    run,
    stop: () => end.abort(),
    looks: () => looks,
    signOut: () => {
      isSignedIn = false
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fakeFetch)
  streams = []
  canStream = true
})

test('a leader tells its tabs each state, and keeps the last one for a tab that comes', async () => {
  const { leader, told, stop, run } = aLeader()
  await soon()
  streams[0]?.tell(state(1))
  await soon()
  streams[0]?.tell(state(2))
  await soon()
  expect(told).toEqual([1, 2])
  expect(leader.last).toMatchObject({ unread: 2 })
  stop()
  await run
})

test('the stream opens anew for other reports, and stays for the same ones', async () => {
  const { leader, stop, run } = aLeader()
  await soon()
  leader.follow('one', ['i1'])
  await soon()
  leader.follow('two', ['i1'])
  await soon()
  expect(streams.map(({ address }) => address.split('?')[1])).toEqual(['', 'follow=i1'])
  leader.follow('one', [])
  leader.follow('two', [])
  await soon()
  expect(streams).toHaveLength(3)
  stop()
  await run
})

test('a leader follows five reports, those of the newest tabs first', async () => {
  const { leader, stop, run } = aLeader()
  for (let tab = 1; tab <= 7; tab += 1) leader.follow(`tab ${tab}`, [`i${tab}`])
  await soon()
  expect(decodeURIComponent(streams.at(-1)?.address ?? '')).toMatch(/follow=i3,i4,i5,i6,i7$/)
  stop()
  await run
})

test('without a stream the tabs look after 30 seconds, and then less often', async () => {
  canStream = false
  const { looks, stop, run } = aLeader()
  await soon(lookMs)
  expect(looks()).toBe(1)
  await soon(lookMs)
  expect(looks()).toBe(1)
  await soon(lookMs)
  expect(looks()).toBe(2)
  stop()
  await run
})

test('a leader whose account has signed out opens no other stream', async () => {
  const { signOut, run } = aLeader()
  await soon()
  streams[0]?.tell(state(1))
  await soon(20_000)
  signOut()
  streams[0]?.end()
  await soon(120_000)
  await run
  expect(streams).toHaveLength(1)
})

test('a stream that is held back on the way is not opened at once again and again', async () => {
  const { looks, stop, run } = aLeader()
  await soon(60_000)
  // 15 seconds of silence, 30 of waiting, 15 of silence.
  expect(streams).toHaveLength(2)
  expect(looks()).toBe(1)
  stop()
  await run
})
