import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages } from '../messages/en.ts'
import { UnsentNote } from './unsent-note.tsx'

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

test('without a connection a draft waits, without the reason that the page says, and is sent with the connection', () => {
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
