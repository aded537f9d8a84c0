import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lazyWithPreload } from '../loading/lazy-with-preload.ts'
import { renderPart } from '../test-words.tsx'
import { ToastProvider } from './toast.tsx'
import { usePressedMenu } from './use-pressed-menu.ts'

const Items = () => <p>Sign out</p>

function Account({ Menu }: { Menu: ReturnType<typeof lazyWithPreload> }) {
  const menu = usePressedMenu(Menu.preload)
  if (menu.isHere) return <Menu />
  return (
    <button type="button" ref={menu.button} aria-busy={menu.isAskedFor} onClick={menu.onPress}>
      Account
    </button>
  )
}

test('a menu whose code does not come leaves its button, says so, and comes with another press', async () => {
  const Menu = lazyWithPreload(vi.fn(async () => Items).mockRejectedValueOnce(new Error('lost')))
  renderPart(
    <ToastProvider>
      <Account Menu={Menu} />
    </ToastProvider>,
  )
  const button = screen.getByRole('button', { name: 'Account' })
  await userEvent.click(button)
  const notices = await screen.findByRole('region', { name: 'Notifications' })
  await waitFor(() => expect(notices.textContent).toContain('The menu could not be loaded'))
  expect(within(notices).getByRole('button', { name: 'Retry', hidden: true })).toBeTruthy()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('false')
  await userEvent.click(button)
  expect(await screen.findByText('Sign out')).toBeTruthy()
})
