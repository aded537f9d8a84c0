import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, answerLater, posted, show } from '../../../report/report/web/panel-under-test.tsx'
import { listRoles } from '../../roles/contract.ts'
import { messages as roles } from '../../roles/messages/cn.ts'
import { addAccount } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { AddSheet } from './add-sheet.tsx'

function Adding() {
  const [isOpen, setIsOpen] = useState(false)
  const handleOpen = () => setIsOpen(true)
  return (
    <>
      <button type="button" onClick={handleOpen}>
        open
      </button>
      <AddSheet
        types={['general', 'interviewer']}
        canInvite
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

test('a late addition leaves the text typed about the next account since', async () => {
  answer(listRoles, [{ roleId: 'r1', name: '招聘官', buttons: [], accounts: 0, isOpen: true }])
  const { user } = show(<Adding />, { accounts: messages, access, manage, roles })
  async function type(name: string) {
    await user.click(screen.getByRole('button', { name: 'open' }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.type(sheet.getByRole('textbox', { name: messages.name }), name)
    return sheet
  }
  const release = answerLater(addAccount, { accountId: 'a1', password: null })
  const sheet = await type('沈岚')
  await user.type(sheet.getByRole('textbox', { name: messages.email }), 'lan@acme.example')
  await user.click(sheet.getByRole('combobox', { name: messages.role }))
  await user.click(await screen.findByRole('option', { name: '招聘官' }))
  await user.click(sheet.getByRole('button', { name: messages.add }))
  await waitFor(() => expect(posted).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await type('周予川')
  release()
  expect(await screen.findByText(/lan@acme\.example/)).toBeTruthy()
  expect(screen.getByDisplayValue('周予川')).toBeTruthy()
})

test('the role is that of the type until somebody chooses one, and the invitation goes by mail unless a password is chosen', async () => {
  answer(listRoles, [
    { roleId: 'r1', name: '招聘官', buttons: [], accounts: 2, isOpen: true, presetFor: ['general'] },
    { roleId: 'r2', name: '面试', buttons: [], accounts: 1, isOpen: true, presetFor: ['interviewer'] },
  ])
  answer(addAccount, { accountId: 'a1', password: null })
  const { user } = show(<Adding />, { accounts: messages, access, manage, roles })
  await user.click(screen.getByRole('button', { name: 'open' }))
  const sheet = within(await screen.findByRole('dialog'))
  const role = await sheet.findByRole('combobox', { name: messages.role })
  await waitFor(() => expect(role.textContent).toContain('招聘官'))
  await user.click(sheet.getByRole('combobox', { name: messages.type }))
  await user.click(await screen.findByRole('option', { name: access.userType.interviewer }))
  await waitFor(() => expect(role.textContent).toContain('面试'))
  expect(sheet.getByRole('radio', { name: messages.wayIn.mail })).toHaveProperty('checked', true)
  await user.type(sheet.getByRole('textbox', { name: messages.name }), '沈岚')
  await user.type(sheet.getByRole('textbox', { name: messages.email }), 'lan@acme.example')
  await user.click(sheet.getByRole('button', { name: messages.add }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.body).toMatchObject({ userType: 'interviewer', roleId: 'r2', wayIn: 'mail' })
})
