import { messages as ui } from '@candor/ui/messages/cn'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { messages } from '../messages/cn.ts'
import { SignInPrompt } from './sign-in-prompt.tsx'

function Page() {
  const [isOpen, setIsOpen] = useState(true)
  return <SignInPrompt isOpen={isOpen} onOpenChange={setIsOpen} />
}

function open(address: string) {
  const root = createRootRoute()
  const pages = [
    createRoute({ getParentRoute: () => root, path: '/shareurl', component: Page }),
    createRoute({ getParentRoute: () => root, path: '/login', component: () => <p>sign-in</p> }),
  ]
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren(pages), history })
  render(
    <IntlProvider locale="zh-CN" messages={{ session: messages, ui }} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  )
  return router
}

test('the dialog asks in the specified words; to confirm leads to sign-in and remembers the page [R8-013 P8-017]', async () => {
  const router = open('/shareurl?userid=a')
  expect(await screen.findByText('您尚未登录，是否前往登录？')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: '前往登录' }))
  await screen.findByText('sign-in')
  expect(router.state.location.search).toEqual({ redirect: '/shareurl?userid=a' })
})

test('to cancel stays on the page', async () => {
  const router = open('/shareurl?userid=a')
  await userEvent.click(await screen.findByRole('button', { name: '留在此页' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/shareurl')
})
