import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { messages } from '../messages/en.ts'
import { UnsentNote } from './unsent-note.tsx'
import { firstPauseMs } from './use-server-back.ts'

let isUp = true
const looked = vi.fn()
beforeEach(() => {
  isUp = true
  looked.mockClear()
  vi.stubGlobal('fetch', async (address: string) => {
    looked(address)
    if (!isUp) throw new TypeError('Failed to fetch')
    return new Response()
  })
})

function holdClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

function show(disabled = false) {
  const onSend = vi.fn()
  renderScreen(<UnsentNote disabled={disabled} onSend={onSend} />, {
    messages: { drafts: messages },
    locale: 'en',
  })
  return onSend
}

test('a draft waits without a connection, and is sent with the next connection', () => {
  const onSend = show()
  setOnline(false)
  expect(screen.getByRole('status').textContent).toBe('Kept. It is sent once the connection is back')
  expect(screen.queryByRole('button')).toBe(null)
  expect(onSend).not.toHaveBeenCalled()
  setOnline(true)
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('a draft that may not be sent is not sent with the connection', () => {
  const onSend = show(true)
  setOnline(false)
  setOnline(true)
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Send again' })).toHaveProperty('ariaDisabled', 'true')
})

test('a draft is sent by itself, once, when a server that was away answers again', async () => {
  const pass = holdClock()
  isUp = false
  const onSend = show()
  await pass(0)
  expect(screen.getByRole('status').textContent).toBe(
    'Kept. It is sent once the server answers againSend again',
  )
  await pass(4 * firstPauseMs)
  expect(onSend).not.toHaveBeenCalled()
  isUp = true
  await pass(60_000)
  expect(onSend).toHaveBeenCalledTimes(1)
  const asked = looked.mock.calls.length
  await pass(600_000)
  expect(looked.mock.calls).toHaveLength(asked)
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('a draft that failed at a server that is up waits for a press', async () => {
  const pass = holdClock()
  const onSend = show()
  await pass(600_000)
  expect(onSend).not.toHaveBeenCalled()
  expect(looked.mock.calls).toEqual([['/healthz']])
  expect(screen.getByRole('status').textContent).toContain('Not sent yet')
})

test('the server is not asked for without a connection, or while the draft is being sent', async () => {
  const pass = holdClock()
  isUp = false
  show(true)
  setOnline(false)
  await pass(600_000)
  expect(looked).not.toHaveBeenCalled()
})
