import { silenceMs } from '@candor/call/web/events'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { reportEvents } from '../../contract.ts'
import { pollMs } from './live.ts'
import { LiveAnnouncement } from './live-announcement.tsx'
import { noteVersion } from './read-versions.ts'
import { useRefreshWhenReady } from './use-live.ts'

/** What stands in for the server: how far a part is, and the streams that are open. */
let stored = 'half'
let reads = 0
let canStream = true
let isErased = false
let streams: {
  tell: (text: string) => void
  end: () => void
  lastSeen: string | null
  isOpen: () => boolean
}[]

function fakeFetch(address: string, init: RequestInit): Promise<Response> {
  if (!address.startsWith(reportEvents.path)) return Promise.reject(new Error(`unplanned call of ${address}`))
  if (isErased) return Promise.resolve(Response.json({ code: 1005, msg: 'erased', data: null }))
  if (!canStream) return Promise.reject(new TypeError('no way through'))
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      streams.push({
        tell: (text) => controller.enqueue(new TextEncoder().encode(text)),
        end: () => controller.close(),
        lastSeen: new Headers(init.headers).get('last-event-id'),
        isOpen: () => isOpen,
      })
      init.signal?.addEventListener('abort', () => {
        isOpen = false
        controller.error(init.signal?.reason)
      })
    },
  })
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
}

function Part({ name, interviewId }: { name: string; interviewId: string }) {
  const queryKey = ['/part', name]
  const { data } = useQuery({
    queryKey,
    queryFn: () => {
      reads += 1
      return stored
    },
  })
  useRefreshWhenReady({
    interviewId,
    isWaiting: data === 'half',
    parts: ['aiData'],
    queryKeys: [queryKey],
    readyText: 'The report is ready',
  })
  return <p>{`${name}: ${data ?? ''}`}</p>
}

const show = (...names: string[]) => showOf('i1', names)

function showOf(interviewId: string, names: readonly string[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  return render(
    <QueryClientProvider client={queries}>
      {names.map((name) => (
        <Part key={name} name={name} interviewId={interviewId} />
      ))}
      <LiveAnnouncement interviewId="i1" />
    </QueryClientProvider>,
  )
}

const soon = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

function turnPage(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fakeFetch)
  stored = 'half'
  reads = 0
  canStream = true
  isErased = false
  streams = []
})

test('an unfinished part shows by itself when the server tells, is announced once, and the stream is closed', async () => {
  show('report')
  await soon()
  streams[0]?.tell(': open\n\nid: 1\n\n')
  await soon()
  expect(screen.getByText('report: half')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
  stored = 'whole'
  streams[0]?.tell('event: part\ndata: {"part":"aiData","version":2}\n\nid: 2\n\n')
  await soon()
  expect(screen.getByText('report: whole')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('The report is ready')
  expect(document.activeElement).toBe(document.body)
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false])
})

test('a report that told its version is not asked again when its stream opens', async () => {
  noteVersion('i9', 5)
  // A later reading does not move the start: a part may still be of the first one.
  noteVersion('i9', 7)
  showOf('i9', ['report'])
  await soon()
  const before = reads
  expect(streams[0]?.lastSeen).toBe('5')
  streams[0]?.tell('id: 7\n\n')
  await soon()
  expect(reads).toBe(before)
  stored = 'whole'
  streams[0]?.tell('event: part\ndata: {"part":"aiData","version":8}\n\nid: 8\n\n')
  await soon()
  expect(screen.getByText('report: whole')).toBeTruthy()
})

test('a report whose stream is not found any more is asked once more, and then no longer', async () => {
  show('report')
  await soon()
  streams[0]?.tell('id: 1\n\n')
  await soon()
  // A stream that was open for long is opened again at once.
  await soon(20_000)
  const before = reads
  isErased = true
  streams[0]?.end()
  await soon(silenceMs)
  expect(reads).toBe(before + 1)
  await soon(10 * pollMs)
  expect(reads).toBe(before + 1)
})

test('all parts of a report share one stream, and news of other parts ask nothing anew', async () => {
  show('report', 'record')
  await soon()
  streams[0]?.tell('id: 1\n\n')
  await soon()
  const before = reads
  streams[0]?.tell('event: part\ndata: {"part":"manualScores","version":2}\n\nid: 2\n\n')
  await soon()
  expect([streams.length, reads]).toEqual([1, before])
})

test('a part that came in between its loading and the stream is not missed', async () => {
  show('report')
  await soon()
  stored = 'whole'
  streams[0]?.tell(': open\n\nid: 5\n\n')
  await soon()
  expect(screen.getByText('report: whole')).toBeTruthy()
})

test('a finished part opens no stream', async () => {
  stored = 'whole'
  show('report')
  await soon()
  expect(streams).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a stream that ends is opened again from where it was', async () => {
  show('report')
  await soon()
  streams[0]?.tell('id: 3\n\n')
  await soon(20_000)
  streams[0]?.end()
  await soon(3_000)
  expect(streams.map(({ lastSeen }) => lastSeen)).toEqual([null, '3'])
})

test('a page without a stream looks after 30 seconds, and then less and less often', async () => {
  canStream = false
  show('report')
  await soon()
  expect(reads).toBe(1)
  await soon(pollMs)
  expect(reads).toBe(2)
  await soon(pollMs)
  expect(reads).toBe(2)
  await soon(pollMs)
  expect(reads).toBe(3)
  stored = 'whole'
  await soon(4 * pollMs)
  await soon(1_000)
  expect(screen.getByText('report: whole')).toBeTruthy()
  await soon(100 * pollMs)
  expect(reads).toBe(4)
})

test('a stream that says nothing any more is replaced', async () => {
  show('report')
  await soon()
  streams[0]?.tell('id: 3\n\n')
  await soon(silenceMs + 3_000)
  expect(streams.map(({ lastSeen }) => lastSeen)).toEqual([null, '3'])
})

test('a page that is not in view listens to nothing, and catches up when it is again', async () => {
  show('report')
  await soon()
  streams[0]?.tell('id: 3\n\n')
  await soon()
  turnPage('hidden')
  await soon(10 * pollMs)
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false])
  turnPage('visible')
  await soon()
  expect(streams[1]?.lastSeen).toBe('3')
})

test('a reader who leaves leaves no stream behind', async () => {
  const { unmount } = show('report')
  await soon()
  unmount()
  await soon()
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false])
})
