import { randomUUID } from 'node:crypto'
import type { SentInputOf } from '@candor/call/define'
import { type AccountUnderTest, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { userTypes } from '../../../../platform/access/rules/permissions.ts'
import { accountsPerPage, listUnfrozenUsers } from '../../contract.ts'
import { aStaff } from './staff-under-test.ts'

const server = serverUnderTest()

const rename = (account: AccountUnderTest, name: string, email: string) =>
  server.services.db.updateTable('account').set({ name, email }).where('id', '=', account.accountId).execute()

const addMany = ({ companyId, roleId }: AccountUnderTest, count: number) =>
  sql`
    insert into account (id, company_id, role_id, email, name, user_type)
    select gen_random_uuid(), ${companyId}, ${roleId}, 'many-' || gen_random_uuid() || '-' || n || '@big.example',
      '员工 ' || n, 'general'
    from generate_series(1, ${count}::int) n`.execute(server.services.db)

const list = ({ token }: { token: string }, input: SentInputOf<typeof listUnfrozenUsers> = {}) =>
  server.call(listUnfrozenUsers, input, { token })

test('accounts to recommend to are those of the company that are not frozen [R7-068 P7-059 R6-002 P6-004]', async () => {
  const { hr, of } = await aStaff(server)
  await anAccount(server.services)
  const { code, data } = await list(hr, { positionIdList: ['p1', 'p2'] })
  expect(code).toBe(0)
  expect(data.map(({ userType }) => userType).sort()).toEqual(
    userTypes.filter((userType) => userType !== 'freeze').sort(),
  )
  expect(data.some(({ userId }) => userId === of('freeze').accountId)).toBe(false)
})

test('accounts to recommend to have these fields [R3-073 P3-028]', async () => {
  const { hr } = await aStaff(server)
  const { data } = await list(hr)
  expect(data.find(({ userId }) => userId === hr.accountId)).toEqual({
    userId: hr.accountId,
    id: hr.accountId,
    userName: '陈薇',
    email: hr.email,
    userType: 'general',
  })
})

test('accounts to recommend to are found by a part of name or e-mail in any case, without wildcards [R5-021 P2-118]', async () => {
  const { hr, interviewer, of } = await aStaff(server)
  await rename(interviewer, 'Anna Lin', `lin-${randomUUID()}@company.example`)
  await rename(of('read'), '沈岚', `ANNA-${randomUUID()}@X.CN`)
  const names = async (searchText: string) =>
    (await list(hr, { searchText })).data.map(({ userName }) => userName)
  expect(await names('anna')).toEqual(['Anna Lin', '沈岚'])
  expect(await names(' ANNA ')).toEqual(['Anna Lin', '沈岚'])
  expect(await names('岚')).toEqual(['沈岚'])
  expect(await names('%')).toEqual([])
  expect(await names('_')).toEqual([])
})

test('accounts that can answer a recommendation are neither the caller nor frozen or read-only', async () => {
  const { hr } = await aStaff(server)
  const { data } = await list(hr, { recommendable: true })
  expect(data.map(({ userType }) => userType).sort()).toEqual(
    userTypes.filter((userType) => !['freeze', 'read', 'general'].includes(userType)).sort(),
  )
})

test('accounts to recommend to are found by the pinyin of a name and by its initials', async () => {
  const { hr, interviewer, of } = await aStaff(server)
  await rename(interviewer, '苏晴岚', `a-${randomUUID()}@company.example`)
  await rename(of('admin'), '吕知行', `b-${randomUUID()}@company.example`)
  const names = async (searchText: string) =>
    (await list(hr, { searchText, recommendable: true, limit: 10 })).data.map(({ userName }) => userName)
  expect(await names('suqing')).toEqual(['苏晴岚'])
  expect(await names('Qinglan Su')).toEqual(['苏晴岚'])
  expect(await names('sql')).toEqual(['苏晴岚'])
  expect(await names('lvzhi')).toEqual(['吕知行'])
  expect(await names('zzz')).toEqual([])
})

test('accounts to recommend to come in pages that hold every account once', async () => {
  const { hr } = await aStaff(server)
  const seen: string[] = []
  for (;;) {
    const { data } = await list(hr, { limit: 3, cursor: seen.at(-1) })
    seen.push(...data.map(({ userId }) => userId))
    if (data.length < 3) break
  }
  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)
  expect((await list(hr, { limit: accountsPerPage + 1 })).code).toBe(1003)
})

test('accounts to recommend to come all at once where no page is asked for [R7-068 P7-059]', async () => {
  const { hr } = await aStaff(server)
  await addMany(hr, 200)
  const { data } = await list(hr, { positionIdList: ['p1'] })
  expect(data).toHaveLength(207)
  expect((await list(hr, { cursor: data[0]?.userId })).data).toHaveLength(accountsPerPage)
})

test('accounts to recommend to come in pages within a search too', async () => {
  const { hr } = await aStaff(server)
  await addMany(hr, 200)
  expect((await list(hr, { searchText: '-199@BIG' })).data).toHaveLength(1)
  const limit = accountsPerPage
  const middle = (await list(hr, { searchText: '员工 1', limit })).data
  const next = (await list(hr, { searchText: '员工 1', limit, cursor: middle.at(-1)?.userId })).data
  expect([middle.length, next.length]).toEqual([accountsPerPage, accountsPerPage])
})
