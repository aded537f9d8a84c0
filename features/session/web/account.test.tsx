import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as access } from '../../access/messages/en.ts'
import { messages as session } from '../messages/en.ts'
import { Account } from './account.tsx'
import { fakeUser } from './user-under-test.ts'

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
