import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findGivenOut } from '../../../features/administration/accounts/contract.ts'
import {
  addRole,
  deleteRole,
  listRoles,
  permitRole,
  renameRole,
} from '../../../features/administration/roles/contract.ts'
import {
  listServiceKeys,
  makeServiceKey,
  revokeServiceKey,
} from '../../../features/administration/service-keys/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open } from './app-under-test.tsx'
import { answerAccounts, nothingGivenOut, role, unused, zhou } from './manage-people-under-test.tsx'
import { answerFrame } from './manage-under-test.ts'

beforeEach(() => {
  answerFrame()
  signInAs({ userType: 'admin' })
  answerAccounts([zhou])
  answer(findGivenOut, nothingGivenOut)
  answer(listRoles, [role, unused])
})

test('a role holds 16 permissions in groups, each given or taken on its own [P6-016]', async () => {
  answer(permitRole, null)
  const { user } = await open('/manage/roles')
  await user.click(await screen.findByRole('button', { name: '面试官' }))
  expect(screen.getAllByRole('switch')).toHaveLength(16)
  expect(within(screen.getByRole('region', { name: '报告' })).getAllByRole('switch')).toHaveLength(8)
  await user.click(screen.getByRole('switch', { name: '面试安排' }))
  await user.click(screen.getByRole('switch', { name: '候选人' }))
  await waitFor(() =>
    expect(inputsOf(permitRole)).toEqual([
      { roleId: 'r1', code: 'planInterview', isPermitted: true },
      { roleId: 'r1', code: 'candidate', isPermitted: false },
    ]),
  )
  expect(screen.queryByRole('button', { name: '删除角色' })).toBeNull()
})

test('a role is added, renamed, and deleted after a question', async () => {
  answer(addRole, { roleId: 'r3' })
  answer(renameRole, null)
  answer(deleteRole, null)
  const { user } = await open('/manage/roles')
  await user.type(await screen.findByRole('textbox', { name: '添加角色' }), '实习生{Enter}')
  await waitFor(() => expect(inputsOf(addRole)).toEqual([{ name: '实习生' }]))
  await user.click(await screen.findByRole('button', { name: '用人经理' }))
  await user.type(screen.getByRole('textbox', { name: '角色名称' }), '二{Enter}')
  await waitFor(() => expect(inputsOf(renameRole)).toEqual([{ roleId: 'r2', name: '用人经理二' }]))
  await user.click(screen.getByRole('button', { name: '删除角色' }))
  const asked = within(await screen.findByRole('dialog', { name: '删除角色' }))
  await user.click(asked.getByRole('button', { name: '删除角色' }))
  await waitFor(() => expect(inputsOf(deleteRole)).toEqual([{ roleId: 'r2' }]))
})

test('a role that belongs to super administrators can be read alone', async () => {
  answer(listRoles, [{ ...role, name: 'superAdmin', isOpen: false }])
  const { user } = await open('/manage/roles')
  await user.click(await screen.findByRole('button', { name: '超级管理员' }))
  expect(screen.getByText('只有超级管理员可以修改这个角色。')).toBeTruthy()
  for (const each of screen.getAllByRole('switch')) expect(each).toHaveProperty('disabled', true)
})

test('a key is made and shown once, listed by its end, and revoked after a question', async () => {
  answer(listServiceKeys, [])
  answer(makeServiceKey, { keyId: 'k1', key: 'the-key-itself' })
  answer(revokeServiceKey, null)
  const { user } = await open('/manage/service-keys')
  expect(await screen.findByText('还没有密钥')).toBeTruthy()
  const key = {
    keyId: 'k1',
    name: 'ATS',
    purpose: 'import' as const,
    hint: 'self',
    madeBy: '陈薇',
    madeAt: 0,
    revokedAt: null,
  }
  const revoked = { ...key, keyId: 'k0', name: 'Old', hint: null, madeBy: null, revokedAt: 1000 }
  answer(listServiceKeys, [key, revoked])
  await user.type(screen.getByRole('textbox', { name: '名称' }), 'ATS{Enter}')
  expect(await screen.findByText('the-key-itself')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '我已保存' }))
  const line = within(await screen.findByRole('row', { name: /ATS/ }))
  expect(line.getByText('结尾 self')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Old/ })).queryByRole('button')).toBeNull()
  await user.click(line.getByRole('button', { name: '撤销 ATS' }))
  const asked = within(await screen.findByRole('dialog', { name: '撤销密钥' }))
  await user.click(asked.getByRole('button', { name: '撤销密钥' }))
  await waitFor(() => expect(inputsOf(revokeServiceKey)).toEqual([{ keyId: 'k1' }]))
})
