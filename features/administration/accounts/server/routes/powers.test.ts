import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addAccount, freezeAccount, listAccounts, resetPassword, saveAccount } from '../../contract.ts'
import { aStaff, logOf } from './staff-under-test.ts'

const server = serverUnderTest()

test('an administrator neither makes, changes, freezes nor resets a super administrator', async () => {
  const { companyId, chief, admin, general } = await aStaff(server.services)
  const as = { token: admin.token }
  const { accountId } = chief
  const given = { name: '周宁', email: 'zhou@chief.example', userType: 'superAdmin', roleId: chief.roleId }
  const promoted = { accountId: general.accountId, userType: 'superAdmin' }
  for (const answer of [
    await server.call(addAccount, given, as),
    await server.call(saveAccount, promoted, as),
    await server.call(saveAccount, { accountId, name: 'renamed' }, as),
    await server.call(saveAccount, { accountId, userType: 'read' }, as),
    await server.call(freezeAccount, { accountId, isFrozen: true }, as),
    await server.call(resetPassword, { accountId }, as),
  ]) {
    expect(answer.code).toBe(1002)
  }
  expect(await logOf(server.services, companyId)).toEqual([])
  expect((await server.call(saveAccount, promoted, { token: chief.token })).code).toBe(0)
})

test('nobody freezes or demotes themselves', async () => {
  const { chief, admin } = await aStaff(server.services)
  for (const { accountId, token } of [chief, admin]) {
    expect((await server.call(freezeAccount, { accountId, isFrozen: true }, { token })).code).toBe(1002)
    expect((await server.call(saveAccount, { accountId, userType: 'read' }, { token })).code).toBe(1002)
    expect((await server.call(saveAccount, { accountId, name: '我' }, { token })).code).toBe(0)
  }
})

test('two super administrators who freeze each other at once leave one of them', async () => {
  const { companyId, chief } = await aStaff(server.services)
  const second = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  const freeze = (by: { token: string }, whom: { accountId: string }) =>
    server.call(freezeAccount, { accountId: whom.accountId, isFrozen: true }, { token: by.token })
  const answers = await Promise.all([freeze(chief, second), freeze(second, chief)])
  expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1)
  const left = await server.services.db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('userType', '=', 'superAdmin')
    .select('id')
    .execute()
  expect(left).toHaveLength(1)
})

test('an account without administrator rights is refused by every call', async () => {
  const { companyId, general } = await aStaff(server.services)
  const as = { token: general.token }
  const { accountId, roleId } = general
  const given = { name: '周宁', email: 'zhou@refused.example', userType: 'read', roleId }
  for (const answer of [
    await server.call(listAccounts, {}, as),
    await server.call(addAccount, given, as),
    await server.call(saveAccount, { accountId, userType: 'admin' }, as),
    await server.call(freezeAccount, { accountId, isFrozen: true }, as),
    await server.call(resetPassword, { accountId }, as),
  ]) {
    expect(answer.code).toBe(1002)
  }
  expect(await logOf(server.services, companyId)).toEqual([])
})
