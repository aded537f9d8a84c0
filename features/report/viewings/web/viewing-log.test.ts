import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { viewReportReq } from '../contract.ts'
import { logViewing } from './viewing-log.ts'

interface Sent {
  path: string
  sent: Record<string, string>
  key: string | null
  keepalive: boolean | undefined
}

let calls: Sent[] = []

let isBroken = false

let isGone = false

let isHidden = false

let isSignedOut = false

let end = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 14, 2) })
  calls = []
  isBroken = false
  isGone = false
  isHidden = false
  isSignedOut = false
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const sent = Object.fromEntries(init.body instanceof URLSearchParams ? init.body : [])
    calls.push({
      path,
      sent,
      key: new Headers(init.headers).get('idempotency-key'),
      keepalive: init.keepalive,
    })
    if (isGone) return Response.json({ code: 1005, msg: 'erased', data: { isGone: true } })
    if (isBroken) throw new TypeError('no way out')
    return Response.json({ code: 0, msg: 'ok', data: { logId: 'v1' } })
  })
})

afterEach(() => {
  end()
})

const open = () => {
  end = logViewing({ interviewId: 'i1' }, () => isSignedOut)
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const turn = (hidden: boolean) => {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

const stretches = () =>
  calls.map(({ sent }) =>
    [Number(sent.startTime), Number(sent.endTime)].map((at) => at - Date.UTC(2026, 2, 14, 2)),
  )

test('the time of a report in view is told every 15 s with these fields, with the first row’s id from the second on [R7-051 P7-052 R9-055 P9-010]', async () => {
  open()
  await pass(14_999)
  expect(calls).toEqual([])
  await pass(1)
  expect(calls).toHaveLength(1)
  await pass(15_000)
  expect(calls).toHaveLength(2)
  const began = Date.UTC(2026, 2, 14, 2)
  expect(calls.map(({ path, sent }) => [path, sent])).toEqual([
    [
      viewReportReq.path,
      {
        interviewId: 'i1',
        startTime: `${began}`,
        endTime: `${began + 15_000}`,
        type: 'mobile',
        device: 'desktop',
        logId: '',
      },
    ],
    [
      viewReportReq.path,
      {
        interviewId: 'i1',
        startTime: `${began + 15_000}`,
        endTime: `${began + 30_000}`,
        type: 'mobile',
        device: 'desktop',
        logId: 'v1',
      },
    ],
  ])
})

test.each([
  ['phone', 390, 844],
  ['tablet', 820, 1180],
])(
  'the viewing log tells that a report is viewed on a %s, and its client stays mobile [R7-051 P7-052]',
  async (device, width, height) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
    vi.spyOn(window.screen, 'width', 'get').mockReturnValue(width)
    vi.spyOn(window.screen, 'height', 'get').mockReturnValue(height)
    open()
    await pass(15_000)
    expect(calls.map(({ sent }) => [sent.device, sent.type])).toEqual([[device, 'mobile']])
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  },
)

test('a report that is viewed for 45 s is told in three calls [P4-064]', async () => {
  open()
  await pass(45_000)
  expect(stretches()).toEqual([
    [0, 15_000],
    [15_000, 30_000],
    [30_000, 45_000],
  ])
})

test('a reader who leaves has the rest told at once, in a request that outlives the page', async () => {
  open()
  await pass(20_000)
  window.dispatchEvent(new Event('pagehide'))
  await pass(60_000)
  expect(stretches()).toEqual([
    [0, 15_000],
    [15_000, 20_000],
  ])
  expect(calls[1]?.keepalive).toBe(true)
})

test('a hidden page tells nothing, and its time does not count', async () => {
  open()
  await pass(5_000)
  turn(true)
  await pass(600_000)
  turn(false)
  await pass(15_000)
  expect(stretches()).toEqual([
    [0, 5_000],
    [605_000, 620_000],
  ])
  expect(calls[1]?.sent.logId).toBe('v1')
})

test('a page that opens hidden begins its time when it shows', async () => {
  isHidden = true
  open()
  await pass(60_000)
  expect(calls).toEqual([])
  turn(false)
  await pass(15_000)
  expect(stretches()).toEqual([[60_000, 75_000]])
})

test('stretches that did not get through are told again: the first with its key, then all the rest', async () => {
  isBroken = true
  open()
  await pass(30_000)
  isBroken = false
  await pass(30_000)
  expect(stretches()).toEqual([
    [0, 15_000],
    [0, 15_000],
    [0, 15_000],
    [15_000, 60_000],
  ])
  expect(new Set(calls.slice(0, 3).map(({ key }) => key)).size).toBe(1)
  expect(calls[3]?.key).toBe(null)
})

test('the viewing log tells nothing after its end, or after a sign-out', async () => {
  open()
  await pass(15_000)
  isSignedOut = true
  await pass(15_000)
  turn(true)
  end()
  await pass(60_000)
  turn(false)
  await pass(60_000)
  expect(calls).toHaveLength(1)
})

test('the page is told once a stretch finds the candidate erased', async () => {
  const onGone = vi.fn()
  end = logViewing({ interviewId: 'i1', onGone }, () => isSignedOut)
  await pass(15_000)
  expect(onGone).not.toHaveBeenCalled()
  isGone = true
  await pass(15_000)
  expect(onGone).toHaveBeenCalledTimes(1)
})
