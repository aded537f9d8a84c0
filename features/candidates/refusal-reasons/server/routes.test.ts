import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listRefusalReasons, maxReason, readRefusalReasons, saveRefusalReasons } from '../contract.ts'
import { parts } from './import.ts'

const server = serverUnderTest()
const [part] = parts

async function aCompany() {
  const { companyId, token } = await anAccount(server.services, { userType: 'admin' })
  const { db, clock, passwords, settings } = server.services
  const put = (given: unknown) => {
    if (!part) throw new Error('there is a part')
    return part.store(
      { db, clock, passwords, settings, record: () => {}, companyId },
      z.parse(part.schema, given),
    )
  }
  const save = (revision: number, reasons: string[]) =>
    server.call(saveRefusalReasons, { revision, reasons }, { token })
  const list = async (by = token) => (await server.call(listRefusalReasons, {}, { token: by })).data
  return { companyId, token, put, save, list }
}
const words = (reasons: readonly { reason: string }[]) => reasons.map(({ reason }) => reason)

test('an account reads the reasons of its own company alone, in their order [P7-078]', async () => {
  const { companyId, save, list } = await aCompany()
  const reader = await anAccount(server.services, { companyId, userType: 'interviewer' })
  expect(await list(reader.token)).toEqual([])
  expect((await save(0, ['经验不匹配', ' 薪资不匹配 ', '经验不匹配'])).data).toEqual({ revision: 1 })
  expect(await list(reader.token)).toEqual([
    { id: expect.any(String), reason: '经验不匹配' },
    { id: expect.any(String), reason: '薪资不匹配' },
  ])
  const other = await anAccount(server.services)
  expect(await list(other.token)).toEqual([])
  const foreign = await server.call(listRefusalReasons, { companyId }, { token: other.token })
  expect(foreign.code).toBe(1005)
})

test('a reason that stays as it is worded stays the same one, wherever it stands', async () => {
  const { save, list } = await aCompany()
  await save(0, ['甲', '乙'])
  const before = await list()
  await save(1, ['丙', '乙', '甲'])
  const after = await list()
  expect(words(after)).toEqual(['丙', '乙', '甲'])
  expect(after[2]?.id).toBe(before[0]?.id)
  await save(2, [])
  expect(await list()).toEqual([])
})

test('the second of two changes to one revision is refused, and the log tells the earlier reasons', async () => {
  const { companyId, token, save } = await aCompany()
  const codes = await Promise.all([save(0, ['甲']), save(0, ['乙'])])
  expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 1012])
  const { revision, reasons } = (await server.call(readRefusalReasons, {}, { token })).data
  expect([revision, reasons.length]).toEqual([1, 1])
  const entry = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'setting.changed')
    .select('details')
    .executeTakeFirstOrThrow()
  expect(entry.details).toEqual({ subject: 'refusalReasons.reasons', from: [], to: reasons })
})

test('a reason that is empty or too long is refused by its place, and nothing is stored', async () => {
  const { save, list } = await aCompany()
  const refused = await save(0, ['甲', '长'.repeat(maxReason + 1)])
  expect(refused.code).toBe(1003)
  expect(refused.data).toMatchObject({ faults: [{ path: 'reasons[1]' }] })
  expect((await save(0, [' '])).code).toBe(1003)
  expect(await list()).toEqual([])
})

test('reasons of a company file stand until people change them', async () => {
  const { put, save, list } = await aCompany()
  await put(['经验不匹配', '薪资不匹配'])
  await put(['薪资不匹配'])
  expect(words(await list())).toEqual(['薪资不匹配'])
  await save(0, ['其他'])
  await put(['薪资不匹配'])
  expect(words(await list())).toEqual(['其他'])
})
