import { anAccount, aPosition } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { countUses } from '../../../platform/editions/server/queries/counting.ts'
import { setExtra } from '../../../platform/editions/server/queries/purchases.ts'
import { readUsage } from '../contract.ts'

const server = serverUnderTest()

test('administrators read the quotas of their edition and their use', async () => {
  server.clock.set(new Date('2026-03-14T01:00:00Z'))
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  await anAccount(server.services, { companyId, userType: 'interviewer' })
  await anAccount(server.services, { companyId, userType: 'freeze' })
  await aPosition(server.services, { companyId })
  await anEdition(server.services, companyId, 'advanced')
  await server.services.db.transaction().execute(async (transaction) => {
    await setExtra(transaction, { companyId, quota: 'aiInterviewL5' }, 500)
    const uses = [
      { companyId, quota: 'mails', count: 8_000 },
      { companyId, quota: 'aiInterviewL2', count: 120 },
    ] as const
    await countUses(transaction, uses, server.clock.now())
  })
  const { data } = await server.call(readUsage, {}, admin)
  expect(data.purchase).toEqual({
    edition: 'advanced',
    billing: 'year',
    periodStart: Date.parse('2026-03-14T01:00:00Z'),
    periodEnd: Date.parse('2027-03-14T01:00:00Z'),
  })
  const of = (quota: string) => data.quotas.find((each) => each.quota === quota)
  expect(data.quotas).toHaveLength(13)
  expect(of('hrAccounts')).toEqual({ quota: 'hrAccounts', used: 1, limit: 5, extra: 0, state: 'fine' })
  expect(of('interviewers')).toMatchObject({ used: 1, limit: 1_000 })
  expect(of('jobs')).toMatchObject({ used: 1, limit: null, state: 'unlimited' })
  expect(of('storage')).toMatchObject({ used: 0, limit: 30 * 1024 ** 3 })
  expect(of('mails')).toMatchObject({ used: 8_000, limit: 10_000, state: 'near' })
  expect(of('aiInterviewL2')).toMatchObject({ used: 120, limit: 100, state: 'usedUp' })
  expect(of('aiInterviewL5')).toMatchObject({ used: 0, limit: 500, extra: 500 })
})

test('extra uses bought before the standard edition are not part of its included uses', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  await anEdition(server.services, companyId, 'advanced')
  const { db } = server.services
  await db
    .transaction()
    .execute((transaction) => setExtra(transaction, { companyId, quota: 'cognition' }, 500))
  const cognition = async () => {
    const { data } = await server.call(readUsage, {}, admin)
    return data.quotas.find(({ quota }) => quota === 'cognition')
  }
  expect(await cognition()).toMatchObject({ limit: 600, extra: 500 })
  await anEdition(server.services, companyId, 'standard')
  expect(await cognition()).toMatchObject({ limit: 50, extra: 0 })
})

test('a company without an edition has no usage to read, and only administrators read usage', async () => {
  const admin = await anAccount(server.services, { userType: 'superAdmin' })
  expect((await server.call(readUsage, {}, admin)).data).toEqual({ purchase: null, quotas: [] })
  const { companyId } = admin
  const recruiter = await anAccount(server.services, { companyId })
  expect((await server.call(readUsage, {}, recruiter)).code).toBe(1002)
})
