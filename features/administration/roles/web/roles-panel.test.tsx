import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, show } from '../../../report/report/web/panel-under-test.tsx'
import { deleteRole, listRoles } from '../contract.ts'
import { messages as roles } from '../messages/cn.ts'
import { RolesPanel } from './roles-panel.tsx'

const role = (roleId: string, name: string) => ({ roleId, name, buttons: [], accounts: 0, isOpen: true })

test('the focus of a role that is deleted goes on to the next one, as the dialog closes', async () => {
  const prompt = { name: '删除角色' }
  answer(listRoles, [role('a', '校招'), role('b', '社招'), role('c', '内推')])
  answer(deleteRole, null)
  const { user } = show(<RolesPanel />, { roles, manage, access })
  await user.click(await screen.findByRole('button', { name: '社招' }))
  await user.click(screen.getByRole('button', { name: '删除角色' }))
  const dialog = within(await screen.findByRole('dialog', prompt))
  answer(listRoles, [role('a', '校招'), role('c', '内推')])
  await user.click(dialog.getByRole('button', { name: '删除角色' }))
  await waitFor(() => expect(screen.queryByRole('dialog', prompt)).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '内推' })))
})
