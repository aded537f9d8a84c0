import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages as access } from '../../../platform/access/messages/en.ts'
import { messages as session } from '../messages/en.ts'
import { Account } from './account.tsx'
import { fakeUser } from './user-under-test.ts'

const code = vi.hoisted(() => ({ isLost: false, asked: 0 }))
vi.mock('./account-menu.tsx', (load) => {
  code.asked += 1
  if (code.isLost) throw new Error('lost')
  return load()
})

test('a menu whose code does not come leaves the account’s button', async () => {
  code.isLost = true
  vi.useFakeTimers()
  renderScreen(
    <ToastProvider>
      <Account userInfo={fakeUser({ userName: 'Chen Wei' })} />
    </ToastProvider>,
    { messages: { access, session } },
  )
  await act(() => vi.advanceTimersByTimeAsync(700))
  vi.useRealTimers()
  await waitFor(() => expect(code.asked).toBe(1))
  await import('./account-menu.tsx').catch(() => {})
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByRole('button', { name: /Chen Wei/ }).getAttribute('aria-busy')).toBe('false')
  code.isLost = false
})

test('the account’s button that is pressed before its menu has come is busy, keeps the focus, and opens it then', async () => {
  renderScreen(
    <ToastProvider>
      <Account userInfo={fakeUser({ userName: 'Chen Wei' })} />
    </ToastProvider>,
    { messages: { access, session } },
  )
  const button = screen.getByRole('button', { name: /Chen Wei/ })
  button.focus()
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy()
})
