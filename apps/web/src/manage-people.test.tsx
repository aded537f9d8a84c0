import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  inviteAccount,
  revokeInvitation,
} from '../../../features/administration/accounts/contract/invitation.ts'
import {
  addAccount,
  endGivenOut,
  findGivenOut,
  freezeAccount,
  resetPassword,
  saveAccount,
} from '../../../features/administration/accounts/contract.ts'
import { listRoles } from '../../../features/administration/roles/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open, refuse } from './app-under-test.tsx'
import { answerAccounts, nothingGivenOut, role, unused, zhou } from './manage-people-under-test.tsx'
import { answerFrame } from './manage-under-test.ts'

beforeEach(() => {
  answerFrame()
  signInAs({ userType: 'admin' })
  answerAccounts([zhou])
  answer(findGivenOut, nothingGivenOut)
  answer(listRoles, [role, unused])
})

test('accounts are listed with type, role and state, and narrowed by text, type and role', async () => {
  const frozen = { ...zhou, accountId: 'a2', name: '邵启棠', isFrozen: true, mustChangePassword: true }
  answerAccounts([zhou, frozen])
  const { user } = await open('/manage')
  const line = within(await screen.findByRole('row', { name: /周予川/ }))
  expect(line.getAllByText('面试官')).toHaveLength(2)
  expect(line.getByText('正常')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /邵启棠/ })).getByText('已冻结')).toBeTruthy()
  expect(screen.getByText('2 个账号')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: '查找姓名或邮箱' }), '无人')
  answerAccounts([])
  expect(await screen.findByText('没有找到账号')).toBeTruthy()
})

test('the user types to narrow by are the eight staff roles in words [P6-003]', async () => {
  const { user } = await open('/manage/accounts')
  await user.click(await screen.findByRole('combobox', { name: '账号类型' }))
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    '所有类型',
    '超级管理员',
    '管理员',
    'HR',
    '面试官',
    '只读',
    '已冻结的账号',
    '协作者',
    '发布者',
  ])
})

test('an account is added, and its one-time password is shown once', async () => {
  answer(addAccount, { accountId: 'a9', password: 'once-only-1' })
  const { user } = await open('/manage/accounts')
  await user.click(await screen.findByRole('button', { name: '添加账号' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加账号' }))
  await user.click(dialog.getByRole('button', { name: '添加账号' }))
  expect(dialog.getByText('请输入姓名')).toBeTruthy()
  expect(dialog.getByText('请选择角色')).toBeTruthy()
  expect(inputsOf(addAccount)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: '姓名' }), '周宁')
  await user.type(dialog.getByRole('textbox', { name: '邮箱' }), 'ning@hailan.example')
  await user.click(await dialog.findByRole('combobox', { name: '角色' }))
  await user.click(await screen.findByRole('option', { name: '用人经理' }))
  // The server has no mail to invite by, so it gives a password.
  expect(dialog.getByText('没有设置邮件服务器：将显示一个一次性密码，由您转交。')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '添加账号' }))
  expect(await screen.findByText('once-only-1')).toBeTruthy()
  expect(inputsOf(addAccount)).toEqual([
    { name: '周宁', email: 'ning@hailan.example', userType: 'general', roleId: 'r2', wayIn: 'mail' },
  ])
  await user.click(screen.getByRole('button', { name: '我已保存' }))
  await waitFor(() => expect(screen.queryByText('once-only-1')).toBeNull())
})

test('an account that was invited is no password to hand on, and its invitation is sent again and taken back', async () => {
  answer(addAccount, { accountId: 'a9', password: null })
  answer(inviteAccount, null)
  answer(revokeInvitation, null)
  const invitation = { state: 'open', until: Date.parse('2026-03-21T02:00:00Z') } as const
  const invited = { ...zhou, accountId: 'a9', name: '周宁', invitation }
  answerAccounts([{ ...invited, acts: ['rename', 'invite', 'revokeInvitation'] }])
  const { user } = await open('/manage/accounts')
  const line = within(await screen.findByRole('row', { name: /周宁/ }))
  expect(line.getByText('已邀请，链接有效至 2026-03-21 10:00')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: '添加账号' }))
  const adding = within(await screen.findByRole('dialog', { name: '添加账号' }))
  await user.type(adding.getByRole('textbox', { name: '姓名' }), '周宁')
  await user.type(adding.getByRole('textbox', { name: '邮箱' }), 'ning@hailan.example')
  await user.click(await adding.findByRole('combobox', { name: '角色' }))
  await user.click(await screen.findByRole('option', { name: '用人经理' }))
  await user.click(adding.getByRole('button', { name: '添加账号' }))
  expect(await screen.findByText('周宁 已添加，邀请已发往 ning@hailan.example')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: '管理 周宁' }))
  const dialog = within(await screen.findByRole('dialog', { name: '周宁' }))
  await user.click(await dialog.findByRole('button', { name: '重新发送邀请' }))
  await waitFor(() => expect(inputsOf(inviteAccount)).toEqual([{ accountId: 'a9' }]))
  answerAccounts([
    { ...invited, invitation: { ...invitation, state: 'revoked' }, acts: ['rename', 'invite'] },
  ])
  await user.click(dialog.getByRole('button', { name: '撤回邀请' }))
  await waitFor(() => expect(inputsOf(revokeInvitation)).toEqual([{ accountId: 'a9' }]))
  expect((await dialog.findByRole('status')).textContent).toBe('邀请已撤回')
})

test('an account is changed, reset, and frozen from one place', async () => {
  answer(saveAccount, null)
  answer(freezeAccount, null)
  answer(resetPassword, { password: 'once-only-2' })
  const { user } = await open('/manage/accounts')
  await user.click(await screen.findByRole('button', { name: '管理 周予川' }))
  const dialog = within(await screen.findByRole('dialog', { name: '周予川' }))
  await user.click(await dialog.findByRole('combobox', { name: '账号类型' }))
  expect(screen.queryByRole('option', { name: '超级管理员' })).toBeNull()
  await user.click(await screen.findByRole('option', { name: '只读' }))
  await waitFor(() => expect(inputsOf(saveAccount)).toEqual([{ accountId: 'a1', userType: 'read' }]))
  answerAccounts([{ ...zhou, isFrozen: true, acts: ['rename', 'thaw'] }])
  await user.click(dialog.getByRole('button', { name: '冻结账号' }))
  const asked = within(await screen.findByRole('dialog', { name: '冻结账号' }))
  await user.click(await asked.findByRole('button', { name: '冻结账号' }))
  await user.click(await dialog.findByRole('button', { name: '解冻账号' }))
  await waitFor(() =>
    expect(inputsOf(freezeAccount)).toEqual([
      { accountId: 'a1', isFrozen: true, ends: ['serviceKeys', 'calendarAddress'] },
      { accountId: 'a1', isFrozen: false },
    ]),
  )
})

test('a freeze tells what the account has given out: keys and calendar end unless switched off, shares are asked for', async () => {
  answer(freezeAccount, null)
  answer(findGivenOut, {
    shares: 3,
    serviceKeys: ['ATS', '目录'],
    hasCalendarAddress: true,
    invitations: ['周宁'],
  })
  const { user } = await open('/manage/accounts')
  await user.click(await screen.findByRole('button', { name: '管理 周予川' }))
  const dialog = within(await screen.findByRole('dialog', { name: '周予川' }))
  await user.click(await dialog.findByRole('button', { name: '冻结账号' }))
  const asked = within(await screen.findByRole('dialog', { name: '冻结账号' }))
  const on = async (name: string) =>
    (await asked.findByRole('switch', { name })).getAttribute('aria-checked') === 'true'
  expect(asked.getByText('ATS、目录。使用这些密钥的系统会停止工作。')).toBeTruthy()
  expect([await on('服务密钥'), await on('日历订阅地址')]).toEqual([true, true])
  expect([await on('报告分享'), await on('账号邀请')]).toEqual([false, false])
  await user.click(asked.getByRole('switch', { name: '服务密钥' }))
  await user.click(asked.getByRole('switch', { name: '报告分享' }))
  await user.click(asked.getByRole('button', { name: '冻结账号' }))
  await waitFor(() =>
    expect(inputsOf(freezeAccount)).toEqual([
      { accountId: 'a1', isFrozen: true, ends: ['calendarAddress', 'shares'] },
    ]),
  )
})

test('the page tells what a frozen account has given out, and ends it later', async () => {
  answer(endGivenOut, null)
  answerAccounts([{ ...zhou, isFrozen: true, acts: ['rename', 'thaw', 'endGivenOut'] }])
  answer(findGivenOut, { ...nothingGivenOut, shares: 3 })
  const { user } = await open('/manage/accounts')
  await user.click(await screen.findByRole('button', { name: '管理 周予川' }))
  const dialog = within(await screen.findByRole('dialog', { name: '周予川' }))
  expect(await dialog.findByText('3 个链接仍然可以打开报告，收件人可能还在使用。')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '停用所选内容' }))
  const asked = within(await screen.findByRole('dialog', { name: '停用所选内容' }))
  await user.click(await asked.findByRole('switch', { name: '报告分享' }))
  answer(findGivenOut, nothingGivenOut)
  await user.click(asked.getByRole('button', { name: '停用所选内容' }))
  await waitFor(() => expect(dialog.queryByText('仍然有效的内容')).toBe(null))
  expect(inputsOf(endGivenOut)).toEqual([
    { accountId: 'a1', ends: ['serviceKeys', 'calendarAddress', 'shares'] },
  ])
})

test('a password is reset after a question, and the new one is shown once', async () => {
  answer(resetPassword, { password: 'once-only-2' })
  const { user } = await open('/manage/accounts')
  await user.click(await screen.findByRole('button', { name: '管理 周予川' }))
  await user.click(await screen.findByRole('button', { name: '重置密码' }))
  expect(inputsOf(resetPassword)).toEqual([])
  const asked = within(await screen.findByRole('dialog', { name: '重置密码' }))
  await user.click(asked.getByRole('button', { name: '重置密码' }))
  expect(await screen.findByText('once-only-2')).toBeTruthy()
})

test('an account that the server lets nobody here change offers nothing', async () => {
  answerAccounts([{ ...zhou, userType: 'superAdmin', acts: [] }])
  const { user } = await open('/manage/accounts')
  await user.click(await screen.findByRole('button', { name: '管理 周予川' }))
  const dialog = within(await screen.findByRole('dialog', { name: '周予川' }))
  expect(dialog.getByText('只有超级管理员可以更改超级管理员的账号。')).toBeTruthy()
  expect(dialog.queryByRole('textbox')).toBeNull()
})

test('a refusal of an e-mail stands beside it', async () => {
  refuse(addAccount, { code: 1003, msg: '邮箱已被使用，请换一个邮箱', data: { field: 'email' } })
  const { user } = await open('/manage/accounts')
  await user.click(await screen.findByRole('button', { name: '添加账号' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加账号' }))
  const email = dialog.getByRole('textbox', { name: '邮箱' })
  await user.type(dialog.getByRole('textbox', { name: '姓名' }), '周宁')
  await user.type(email, 'ning@hailan.example')
  await user.click(await dialog.findByRole('combobox', { name: '角色' }))
  await user.click(await screen.findByRole('option', { name: '用人经理' }))
  await user.click(dialog.getByRole('button', { name: '添加账号' }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByText('邮箱已被使用，请换一个邮箱')).toBeTruthy()
})
