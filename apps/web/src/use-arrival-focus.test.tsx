import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { useArrivalFocus } from './use-arrival-focus.ts'

/** Shows its heading only after its data have loaded. */
function Late() {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsThere, 50, true)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? <h1>Lin</h1> : <p>Loading</p>
}

function open() {
  const root = createRootRoute({
    component: () => {
      useArrivalFocus()
      return <Outlet />
    },
  })
  // The router's type allows the product's own addresses only.
  const page = (path: '/account' | '/login' | '/parts', component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const pages = [
    page('/login', () => (
      <>
        <h1>Candidates</h1>
        <Link to="/account">Lin</Link>
        <Link to="/parts">Form</Link>
      </>
    )),
    page('/account', Late),
    page('/parts', () => (
      <>
        <h1>Form</h1>
        {/* biome-ignore lint/a11y/noAutofocus: a page may give the focus to what it is for */}
        <input aria-label="Name" autoFocus />
      </>
    )),
  ]
  const history = createMemoryHistory({ initialEntries: ['/login'] })
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren(pages), history })} />)
  return userEvent.setup()
}

test('the focus goes to the heading of the page that a link leads to, not of the one that was opened first', async () => {
  const user = open()
  const link = await screen.findByRole('link', { name: 'Lin' })
  expect(document.activeElement).toBe(document.body)
  link.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lin' })))
})

test('a page that gives the focus to a field of its own keeps it there', async () => {
  const user = open()
  await user.click(await screen.findByRole('link', { name: 'Form' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
})
