import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listAccounts } from '../../../features/administration/accounts/contract.ts'
import { listAuditEntries } from '../../../features/administration/audit-log/contract.ts'
import { listRoles } from '../../../features/administration/roles/contract.ts'
import { listMail } from '../../../features/platform/mail/contract.ts'
import { listCompanyShares } from '../../../features/shares/company-shares/contract.ts'
import { listSessions } from '../../../features/sign-in/open-sessions/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open } from './app-under-test.tsx'
import { answerFrame } from './manage-under-test.ts'

beforeEach(() => {
  answerFrame()
  signInAs({ userType: 'admin' })
  answer(listRoles, [{ roleId: 'r1', name: '用人经理', buttons: [], accounts: 0, isOpen: true }])
  answer(listAccounts, { list: [], count: 0, nextCursor: null, types: [] })
  answer(listAuditEntries, { list: [], before: null })
  answer(listMail, { list: [], before: null, isMailServerSet: true })
  answer(listSessions, { list: [], before: null })
  answer(listCompanyShares, { list: [], before: null, open: 0, needsPassword: false })
})

const asTexts = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]))

test.each([
  [
    '/manage/accounts?text=陈&userType=freeze&roleId=r1',
    listAccounts,
    { text: '陈', userType: 'freeze', roleId: 'r1' },
  ],
  ['/manage/accounts?userType=king&roleId=../x', listAccounts, {}],
  [
    '/manage/audit?group=opinions&action=decision.made&accountName=12',
    listAuditEntries,
    { action: 'decision.made', accountName: '12', hidesViews: '1' },
  ],
  ['/manage/audit?group=x&fromDay=tomorrow&showsViews=true', listAuditEntries, { hidesViews: '0' }],
  ['/manage/mail?state=failed', listMail, { state: 'failed' }],
  ['/manage/mail?state=lost', listMail, { state: '' }],
  ['/manage/shares?state=ended&candidate=沈', listCompanyShares, { state: 'ended', candidate: '沈' }],
  ['/manage/sessions?text=hr', listSessions, { text: 'hr' }],
])('the address %s opens the list with its filter', async (address, call, input) => {
  await open(address)
  // A batch has numbers as such, a call of its own has them as texts.
  await waitFor(() => expect(inputsOf(call).map(asTexts)).toEqual([input]))
})

test('a filter that is chosen or typed stands in the address, and leaves it when it is cleared', async () => {
  const { user, router } = await open('/manage/shares')
  const search = () => router.state.location.search
  await user.type(await screen.findByRole('searchbox', { name: '按候选人姓名查找' }), '沈')
  await waitFor(() => expect(search()).toEqual({ candidate: '沈' }))
  await user.click(screen.getByRole('combobox', { name: '状态' }))
  await user.click(await screen.findByRole('option', { name: '已到期' }))
  await waitFor(() => expect(search()).toEqual({ candidate: '沈', state: 'ended' }))
  await user.clear(screen.getByRole('searchbox', { name: '按候选人姓名查找' }))
  await waitFor(() => expect(search()).toEqual({ state: 'ended' }))
})

test('the back button brings the filter of a list back', async () => {
  const { user, router, history } = await open('/manage/accounts?text=陈')
  await user.click(await screen.findByRole('link', { name: '邮件' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  history.back()
  expect(await screen.findByRole('searchbox', { name: '查找姓名或邮箱' })).toHaveProperty('value', '陈')
  await waitFor(() => expect(inputsOf(listAccounts).at(-1)).toEqual({ text: '陈' }))
})
