import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, answerLater, posted, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as sessions } from '../../../sign-in/open-sessions/messages/cn.ts'
import { listRoles } from '../../roles/contract.ts'
import { messages as roles } from '../../roles/messages/cn.ts'
import { resetPassword, saveAccount } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { AccountSheet } from './account-sheet.tsx'
import type { Account } from './use-accounts.ts'

const accounts: Account[] = ['沈岚', '周予川'].map((name) => ({
  accountId: name,
  name,
  email: 'a@acme.example',
  userType: 'general',
  roleId: 'r1',
  roleName: 'r',
  isFrozen: false,
  isSelf: false,
  mustChangePassword: false,
  invitation: null,
  acts: ['resetPassword'],
}))

function Accounts() {
  const [open, setOpen] = useState<Account | null>(null)
  return (
    <>
      {accounts.map((account) => (
        <button key={account.accountId} type="button" onClick={() => setOpen(account)}>
          {account.name}
        </button>
      ))}
      <AccountSheet account={open} types={['general']} onClose={() => setOpen(null)} />
    </>
  )
}

test('a late password reset leaves the text typed about another account since', async () => {
  answer(listRoles, [])
  const words = { accounts: messages, access, manage, roles, 'open-sessions': sessions }
  const { user } = show(<Accounts />, words)
  const open = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }
  // The name is saved when the shown password takes the focus from its field; no answer comes during the test.
  answerLater(saveAccount, null)
  const release = answerLater(resetPassword, { password: 'Abc-123' })
  const first = await open('沈岚')
  await user.click(first.getByRole('button', { name: messages.reset }))
  const asking = within(await screen.findByRole('dialog', { name: messages.reset }))
  await user.click(asking.getByRole('button', { name: messages.reset }))
  await waitFor(() => expect(posted).toHaveLength(1))
  await user.click(asking.getByRole('button', { name: manage.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.reset })).toBe(null))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  const second = await open('周予川')
  await user.type(second.getByRole('textbox', { name: messages.name }), ' 二')
  release()
  expect(await screen.findByText('Abc-123')).toBeTruthy()
  expect(screen.getByDisplayValue('周予川 二')).toBeTruthy()
})
