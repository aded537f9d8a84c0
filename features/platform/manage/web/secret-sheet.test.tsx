import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { messages as ui } from '@candor/ui/messages/cn'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { messages as manage } from '../messages/cn.ts'
import { useShowSecret } from './secret-sheet.tsx'
import { ShownOnceProvider } from './shown-once.tsx'

beforeEach(() => rememberSignIn({ token: 't', userInfo: fakeUser({}) }))

function Section({ come }: { come: Promise<string>[] }) {
  const showSecret = useShowSecret()
  async function handleAsk() {
    for (const value of come) showSecret({ title: '新密码', label: '密码', value: await value })
  }
  return (
    <button type="button" onClick={() => void handleAsk()}>
      ask
    </button>
  )
}

function Page({ come }: { come: Promise<string>[] }) {
  const [isLeft, setIsLeft] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsLeft(true)}>
        leave
      </button>
      {!isLeft && <Section come={come} />}
    </>
  )
}

/** Draws a section that can be left, where two passwords were asked for; they come when they are given. */
async function show() {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  renderScreen(
    <ShownOnceProvider>
      <Page come={[first.promise, second.promise]} />
    </ShownOnceProvider>,
    { messages: { manage, ui }, locale: 'cn' },
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'ask' }))
  return { user, first, second }
}

test('a password that comes while the user types elsewhere takes the focus, and no key closes it unread', async () => {
  const { user, first } = await show()
  first.resolve('k7Pq2x')
  const shown = await screen.findByText('k7Pq2x')
  await waitFor(() => expect(document.activeElement?.contains(shown)).toBe(true))
  await user.keyboard(' {Enter}')
  expect(screen.getByText('k7Pq2x')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('k7Pq2x')).toBe(null))
})

test('a password that comes once its section was left is shown all the same', async () => {
  const { user, first } = await show()
  await user.click(screen.getByRole('button', { name: 'leave' }))
  first.resolve('k7Pq2x')
  expect(await screen.findByText('k7Pq2x')).toBeTruthy()
})

test('a second password waits until the first is closed', async () => {
  const { user, first, second } = await show()
  first.resolve('k7Pq2x')
  await screen.findByText('k7Pq2x')
  second.resolve('m3Rt8z')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByText('k7Pq2x')).toBeTruthy()
  expect(screen.queryByText('m3Rt8z')).toBe(null)
  await user.click(screen.getByRole('button', { name: manage.noted }))
  const shown = await screen.findByText('m3Rt8z')
  await waitFor(() => expect(document.activeElement?.contains(shown)).toBe(true))
  expect(screen.queryByText('k7Pq2x')).toBe(null)
})

test('a password is shown to no other account, whether it came before or after the sign-out', async () => {
  const { first, second } = await show()
  first.resolve('k7Pq2x')
  await screen.findByText('k7Pq2x')
  act(() => forgetSignIn())
  await waitFor(() => expect(screen.queryByText('k7Pq2x')).toBe(null))
  second.resolve('m3Rt8z')
  act(() => rememberSignIn({ token: 'u', userInfo: fakeUser({ userId: 'another' }) }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText('k7Pq2x')).toBe(null)
  expect(screen.queryByText('m3Rt8z')).toBe(null)
})
