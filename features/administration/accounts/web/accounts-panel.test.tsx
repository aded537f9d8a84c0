import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { messages as ui } from '@candor/ui/messages/cn'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { ShownOnceProvider } from '../../../platform/manage/web/shown-once.tsx'
import { messages as sessions } from '../../../sign-in/open-sessions/messages/cn.ts'
import { listRoles } from '../../roles/contract.ts'
import { messages as roles } from '../../roles/messages/cn.ts'
import { listAccounts } from '../contract.ts'
import { messages as accounts } from '../messages/cn.ts'
import { AccountsPanel } from './accounts-panel.tsx'
import type { Account } from './use-accounts.ts'

const account: Account = {
  accountId: 'a1',
  name: '沈岚',
  email: 'shen@acme.example',
  userType: 'general',
  roleId: 'r1',
  roleName: 'HR',
  isFrozen: false,
  isSelf: false,
  mustChangePassword: false,
  invitation: null,
  acts: [],
}

test('an account that left the filtered list while it was open does not open again with the next filter', async () => {
  let list = [account]
  const api = fakeApi()
  api.answer(listRoles, [])
  api.answerBy(listAccounts, () => ({ list, count: list.length, nextCursor: null, types: ['general'] }))
  const queries = new QueryClient()
  renderScreen(
    <ToastProvider>
      <ShownOnceProvider>
        <AccountsPanel />
      </ShownOnceProvider>
    </ToastProvider>,
    {
      messages: { access, accounts, manage, 'open-sessions': sessions, roles, ui },
      locale: 'cn',
      queries,
    },
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: /沈岚/ }))
  await screen.findByRole('dialog')
  list = []
  await act(() => queries.invalidateQueries())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  list = [account]
  await act(() => queries.invalidateQueries())
  await screen.findByRole('button', { name: /沈岚/ })
  expect(screen.queryByRole('dialog')).toBe(null)
})
