import { anAccount, anInterview, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { tabNumber as timeline } from '../../../day/timeline/rules/tab.ts'
import { getRolesByUser } from '../../../platform/access/contract.ts'
import { getMenuTabs } from '../../../report/report/contract.ts'
import { selectAllEstimate } from '../../../tabs/report-remarks/contract.ts'
import { eraseAccount } from '../../accounts/contract.ts'
import { addRole, deleteRole, listRoles, permitRole, renameRole } from '../contract.ts'

const server = serverUnderTest()

async function anAdministrator() {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const general = await anAccount(server.services, { companyId: admin.companyId, buttons: ['candidate'] })
  return { ...admin, general }
}

async function logOf(companyId: Awaited<ReturnType<typeof anAdministrator>>['companyId']) {
  return server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'details'])
    .execute()
}

test('a permission that a role gets holds for a session that was open before', async () => {
  const { companyId, token, general } = await anAdministrator()
  const read = async () => {
    const asked = { authRoleId: general.roleId, companyId }
    const { data } = await server.call(getRolesByUser, asked, { token: general.token })
    return data
  }
  const candidate = { code: 'candidate', parentCode: '0' }
  expect(await read()).toEqual({ authPages: [candidate], authButtons: [candidate] })
  const permit = { roleId: general.roleId, code: 'planInterview', isPermitted: true }
  expect((await server.call(permitRole, permit, { token })).code).toBe(0)
  const plan = { code: 'planInterview', parentCode: '0' }
  expect(await read()).toEqual({ authPages: [candidate], authButtons: [candidate, plan] })
  await server.call(permitRole, { ...permit, isPermitted: false }, { token })
  expect((await read()).authButtons).toEqual([candidate])
})

test('a role is made empty, renamed, listed with its accounts, and deleted', async () => {
  const { companyId, token, general } = await anAdministrator()
  const made = await server.call(addRole, { name: '用人经理' }, { token })
  const { roleId } = made.data
  await server.call(renameRole, { roleId, name: '部门经理' }, { token })
  const list = async () => (await server.call(listRoles, {}, { token })).data
  expect(await list()).toContainEqual({
    roleId,
    name: '部门经理',
    buttons: [],
    accounts: 0,
    isOpen: true,
    presetFor: [],
  })
  expect(await list()).toContainEqual(expect.objectContaining({ roleId: general.roleId, accounts: 1 }))
  expect((await server.call(deleteRole, { roleId }, { token })).code).toBe(0)
  expect((await list()).map((role) => role.roleId)).not.toContain(roleId)
  expect(await logOf(companyId)).toEqual([
    { action: 'role.added', details: { subject: '用人经理', from: null, to: { name: '用人经理' } } },
    {
      action: 'role.changed',
      details: { subject: '用人经理', from: { name: '用人经理' }, to: { name: '部门经理' } },
    },
    {
      action: 'role.deleted',
      details: { subject: '部门经理', from: { name: '部门经理', buttons: [] }, to: null },
    },
  ])
})

test('a role that accounts have is not deleted', async () => {
  const { token, general } = await anAdministrator()
  const answer = await server.call(deleteRole, { roleId: general.roleId }, { token })
  expect(answer).toMatchObject({ code: 1003, msg: '1 account has this role, so it cannot be deleted' })
})

test('an erased account is no user of its role, and the role can be deleted', async () => {
  const { services } = server
  const { companyId, token, roleId, general } = await anAdministrator()
  await changeRow(services, 'account', general.accountId, {
    userType: 'freeze',
    userTypeBeforeFreeze: 'general',
  })
  const used = await server.call(deleteRole, { roleId: general.roleId }, { token })
  expect(used.code).toBe(1003)
  expect((await server.call(eraseAccount, { accountId: general.accountId }, { token })).code).toBe(0)
  const { data } = await server.call(listRoles, {}, { token })
  expect(data.find((role) => role.roleId === general.roleId)).toMatchObject({ accounts: 0, isOpen: true })
  expect((await server.call(deleteRole, { roleId: general.roleId }, { token })).code).toBe(0)
  const after = await server.call(listRoles, {}, { token })
  expect(after.data.map((role) => [role.roleId, role.accounts])).toEqual([[roleId, 1]])
  const kept = await services.db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('erasedAt', 'is not', null)
    .select('id')
    .execute()
  expect(kept).toEqual([{ id: general.accountId }])
})

test('two roles of one company have different names in any case', async () => {
  const { token } = await anAdministrator()
  await server.call(addRole, { name: 'Manager' }, { token })
  const answer = await server.call(addRole, { name: 'MANAGER' }, { token })
  expect(answer).toMatchObject({ code: 1003, data: { field: 'name' } })
  const made = await server.call(addRole, { name: 'Lead' }, { token })
  const { roleId } = made.data
  expect((await server.call(renameRole, { roleId, name: 'manager' }, { token })).code).toBe(1003)
  expect((await server.call(renameRole, { roleId, name: 'LEAD' }, { token })).code).toBe(0)
})

test('the role of super administrators keeps a permission and is closed to other administrators', async () => {
  const { companyId, token } = await anAdministrator()
  const chief = await anAccount(server.services, { companyId, userType: 'superAdmin', buttons: ['talent'] })
  const take = { roleId: chief.roleId, code: 'talent', isPermitted: false }
  expect((await server.call(permitRole, take, { token })).code).toBe(1002)
  expect(await server.call(permitRole, take, { token: chief.token })).toMatchObject({
    code: 1003,
    msg: 'The super administrator role must keep at least one permission',
  })
  const { data } = await server.call(listRoles, {}, { token })
  expect(data.find(({ roleId }) => roleId === chief.roleId)).toMatchObject({
    buttons: ['talent'],
    isOpen: false,
  })
})

test('a code that is no permission key is refused, and the refusal names the field', async () => {
  const { token, general } = await anAdministrator()
  const permit = { roleId: general.roleId, code: 'everything', isPermitted: true }
  expect(await server.call(permitRole, permit, { token })).toMatchObject({
    code: 1003,
    data: { field: 'code' },
  })
})

test('the tabs of a report are those of the role’s keys, from the next request on [P6-015]', async () => {
  const { companyId, token, general } = await anAdministrator()
  const { interviewId } = await anInterview(server.services, { companyId })
  const tabs = async () => {
    const { data } = await server.call(getMenuTabs, { interviewId }, { token: general.token })
    return data.menuTabs.map(({ tab }) => tab)
  }
  const { roleId } = general
  await server.call(permitRole, { roleId, code: 'reportResume', isPermitted: true }, { token })
  await server.call(permitRole, { roleId, code: 'planInterview', isPermitted: true }, { token })
  expect(await tabs()).toEqual(expect.arrayContaining([0, 3]))
  await server.call(permitRole, { roleId, code: 'reportResume', isPermitted: false }, { token })
  await server.call(permitRole, { roleId, code: 'candidate', isPermitted: false }, { token })
  // The timeline shows to everybody what their keys open.
  expect(await tabs()).toEqual([3, timeline])
})

test('an act that a role no longer permits is refused with the sentence of the specification [P6-005]', async () => {
  const { companyId, token, general } = await anAdministrator()
  const { candidateId } = await anInterview(server.services, { companyId })
  const read = () => {
    const as = { token: general.token, lang: 'cn' }
    return server.call(selectAllEstimate, { jobseekerChannelId: candidateId }, as)
  }
  const permit = { roleId: general.roleId, code: 'reportRemark' }
  await server.call(permitRole, { ...permit, isPermitted: true }, { token })
  expect((await read()).code).toBe(0)
  await server.call(permitRole, { ...permit, isPermitted: false }, { token })
  expect(await read()).toMatchObject({ code: 1002, msg: '暂无查看权限' })
})
