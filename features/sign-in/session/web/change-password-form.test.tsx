import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { changePassword } from '../contract.ts'
import { messages as session } from '../messages/en.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { leaveSignIn, rememberPermissions, rememberSignIn, signedIn } from './signed-in.ts'
import { fakeUser } from './user-under-test.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.answer(changePassword, null)
})

/** Gives a new password; what comes back lets the server answer. */
async function change() {
  const known = { token: 't', userInfo: fakeUser({ mustChangePassword: true }) }
  rememberSignIn(known)
  const onChanged = vi.fn()
  renderScreen(
    <ToastProvider>
      <ChangePasswordForm known={known} submit="Set" onChanged={onChanged} />
    </ToastProvider>,
    { messages: { session }, locale: 'en' },
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(session.oldPassword), 'One-time-1')
  await user.type(screen.getByLabelText(session.newPassword), 'Quiet-River-Stone-42')
  const release = api.hold(changePassword)
  await user.click(screen.getByRole('button', { name: 'Set' }))
  await waitFor(() => expect(api.inputsOf(changePassword)).toHaveLength(1))
  return { onChanged, release }
}

test('a new password is known of the account as it is by then', async () => {
  const { onChanged, release } = await change()
  rememberPermissions(['reportAIInterview'])
  release()
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1))
  expect(signedIn()?.userInfo).toMatchObject({
    mustChangePassword: false,
    permissions: ['reportAIInterview'],
  })
})

test('a person who signs out while the password is being changed stays signed out', async () => {
  const { onChanged, release } = await change()
  act(() => leaveSignIn())
  release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(signedIn()).toBe(null)
  expect(localStorage.getItem('token')).toBe(null)
  expect(onChanged).not.toHaveBeenCalled()
})

test('a typed new password is shown on request, and hidden again when it is sent', async () => {
  const known = { token: 't', userInfo: fakeUser({ mustChangePassword: true }) }
  rememberSignIn(known)
  renderScreen(
    <ToastProvider>
      <ChangePasswordForm known={known} submit="Set" onChanged={() => {}} />
    </ToastProvider>,
    { messages: { session }, locale: 'en' },
  )
  const user = userEvent.setup()
  const field = screen.getByLabelText(session.newPassword)
  await user.type(field, 'Quiet-River')
  expect(field.getAttribute('type')).toBe('password')
  const [, show] = screen.getAllByRole('button', { name: 'Show what is typed' })
  if (!show) throw new Error('the second field has no button')
  await user.click(show)
  expect(field.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide what is typed' }).textContent).toBe('Hide')
  expect(screen.getByLabelText(session.oldPassword).getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Set' }))
  expect(field.getAttribute('type')).toBe('password')
})
