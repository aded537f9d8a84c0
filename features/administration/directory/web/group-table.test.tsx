import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, answerLater, posted, show } from '../../../report/report/web/panel-under-test.tsx'
import { forgetSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { messages as accounts } from '../../accounts/messages/cn.ts'
import { listRoles } from '../../roles/contract.ts'
import { messages as roles } from '../../roles/messages/cn.ts'
import { saveDirectory } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { GroupTable } from './group-table.tsx'

const rule = { userType: 'read', roleId: 'r1' }
const directory = {
  address: 'https://example.org/scim',
  groups: [],
  types: ['read'],
  accounts: 0,
  revision: 3,
  mayMakeKeys: true,
  policy: { ...rule, addsAtSignIn: false },
  rules: [{ groupName: '招聘', ...rule }],
}
const draftKey = 'candor.directory-table.'
const group = () => screen.getByRole<HTMLInputElement>('combobox', { name: '第 1 行的用户组名称' })

/** Changes the name of the group, and presses Save; what comes back lets the server answer. */
async function save() {
  sessionStorage.clear()
  forgetSignIn()
  answer(listRoles, [])
  const { user } = show(<GroupTable directory={directory} />, {
    directory: messages,
    manage,
    access,
    accounts,
    roles,
  })
  await user.type(group(), '一')
  const release = answerLater(saveDirectory, { revision: 4 })
  await user.click(screen.getByRole('button', { name: messages.save }))
  await waitFor(() => expect(posted).toHaveLength(1))
  return { user, release }
}

test('the draft of the table of groups is forgotten once it is saved', async () => {
  const { release } = await save()
  expect(sessionStorage.getItem(draftKey)).toContain('招聘一')
  release()
  await waitFor(() => expect(screen.queryByText(messages.unsaved)).toBe(null))
  expect(sessionStorage.getItem(draftKey)).toBe(null)
})

test('text typed into the table of groups during a save stays, on the page and after a reload', async () => {
  const { user, release } = await save()
  await user.type(group(), '部')
  release()
  expect(await screen.findByText(messages.saved)).toBeTruthy()
  expect(group().value).toBe('招聘一部')
  expect(screen.getByText(messages.unsaved)).toBeTruthy()
  expect(sessionStorage.getItem(draftKey)).toContain('招聘一部')
  expect(sessionStorage.getItem(draftKey)).toContain('"revision":4')
})
