import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addAccount, listAccounts } from '../../contract.ts'
import { aStaff } from './staff-under-test.ts'

const server = serverUnderTest()

test('the list is narrowed by text, type and role, and names the allowed acts on each account', async () => {
  const { chief, admin, general } = await aStaff(server.services)
  const as = { token: admin.token }
  const list = async (filter: Parameters<typeof server.call<typeof listAccounts>>[1]) =>
    (await server.call(listAccounts, filter, as)).data
  expect((await list({})).count).toBe(3)
  expect((await list({ text: general.email.toUpperCase() })).list.map((each) => each.accountId)).toEqual([
    general.accountId,
  ])
  expect((await list({ text: '%' })).count).toBe(0)
  expect((await list({ roleId: chief.roleId })).list).toEqual([
    expect.objectContaining({ accountId: chief.accountId, roleName: 'superAdmin', acts: [] }),
  ])
  const { list: admins, types } = await list({ userType: 'admin' })
  expect(admins).toEqual([
    expect.objectContaining({ accountId: admin.accountId, isSelf: true, acts: ['rename'] }),
  ])
  expect(types).not.toContain('superAdmin')
})

test('many accounts come page by page, each once, by name', async () => {
  const { admin, general } = await aStaff(server.services)
  const names = Array.from({ length: 120 }, (_, index) => `Person_${String(index % 40).padStart(2, '0')}`)
  for (const [index, name] of names.entries()) {
    const given = { name, email: `many-${index}@page.example`, userType: 'read', roleId: general.roleId }
    expect((await server.call(addAccount, given, { token: admin.token })).code).toBe(0)
  }
  const seen: { accountId: string; name: string }[] = []
  let cursor: string | undefined
  do {
    const page = await server.call(listAccounts, { text: 'person_', cursor }, { token: admin.token })
    expect(page.data.count).toBe(120)
    seen.push(...page.data.list)
    cursor = page.data.nextCursor ?? undefined
  } while (cursor)
  expect(new Set(seen.map(({ accountId }) => accountId)).size).toBe(120)
  expect(seen.map(({ name }) => name)).toEqual([...names].sort())
})
