import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { messages as positions } from '../../../../candidates/positions/messages/en.ts'
import { entry as positionList } from '../../../../candidates/positions/web/nav.ts'
import { messages as shortlist } from '../../../../candidates/shortlist/messages/en.ts'
import { entry as candidates } from '../../../../candidates/shortlist/web/nav.ts'
import { messages as interviews } from '../../../../meetings/my-interviews/messages/en.ts'
import { entry as calendar } from '../../../../meetings/my-interviews/web/nav.ts'
import { messages as manage } from '../../../../platform/manage/messages/en.ts'
import { entry as area } from '../../../../platform/manage/web/nav.ts'
import { messages as session } from '../../messages/en.ts'
import { signInAs } from '../user-under-test.ts'
import { FoldedNav, MainNav } from './main-nav.tsx'
import { registerNavEntries } from './nav-registry.ts'

const messages = { session, positions, shortlist, manage, 'my-interviews': interviews }

beforeEach(() => registerNavEntries([area, calendar, positionList, candidates]))

const labels = () => screen.getAllByRole('link').map((link) => link.textContent)

test.each([
  ['admin', ['position', 'candidate'], ['Candidates', 'Positions', 'Calendar', 'Manage']],
  ['general', ['position'], ['Candidates', 'Positions', 'Calendar']],
  ['interviewer', ['candidate'], ['Candidates', 'Calendar']],
  ['read', [], ['Candidates']],
])('the navigation of an account of type %s with the keys %o is %o', (userType, permissions, shown) => {
  signInAs({ userType, permissions })
  renderScreen(<MainNav />, { messages })
  expect(labels()).toEqual(shown)
})

test('visitors have no navigation', () => {
  renderScreen(<MainNav />, { messages })
  expect(screen.queryByRole('navigation')).toBe(null)
})

test('where a row has no room, the same entries are a menu', async () => {
  signInAs({ userType: 'admin', permissions: ['position'] })
  renderScreen(
    <ToastProvider>
      <FoldedNav />
    </ToastProvider>,
    { messages },
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('menu'))
  const items = menu.getAllByRole('menuitem')
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Candidates', '/first/talentList'],
    ['Positions', '/positions'],
    ['Calendar', '/my-interviews'],
    ['Manage', '/manage'],
  ])
})
