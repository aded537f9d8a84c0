import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test } from 'vitest'
import type { MeteredQuota } from '../../../platform/editions/rules/quotas.ts'
import { countUses } from '../../../platform/editions/server/queries/counting.ts'
import { warnOfQuotas } from './jobs.ts'

const server = serverUnderTest()
const day = 24 * 60 * 60 * 1000

beforeEach(async () => {
  await server.services.db.updateTable('company').set({ edition: null, editionSince: null }).execute()
  server.clock.set(new Date('2026-03-14T01:00:00Z'))
})

const use = (companyId: CompanyId, quota: MeteredQuota, count: number) => {
  const { db, clock } = server.services
  return db
    .transaction()
    .execute((transaction) => countUses(transaction, [{ companyId, quota, count }], clock.now()))
}

/** Mails to the administrators of a company. */
const mailed = (companyId: CompanyId) =>
  server.services.db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .orderBy('id')
    .select(['toAddress', 'subject', 'bodyText'])
    .execute()

async function aStandardCompany() {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  await anAccount(server.services, { companyId, userType: 'interviewer' })
  await anEdition(server.services, companyId, 'standard')
  return admin
}

test('administrators are mailed once at 80 percent and once at the end, in each period', async () => {
  const { companyId, email } = await aStandardCompany()
  await use(companyId, 'cognition', 39)
  await warnOfQuotas(server.services)
  expect(await mailed(companyId)).toEqual([])
  await use(companyId, 'cognition', 1)
  await warnOfQuotas(server.services)
  await warnOfQuotas(server.services)
  expect(await mailed(companyId)).toEqual([
    {
      toAddress: email,
      subject: '认知能力测评额度已用 80%',
      bodyText: expect.stringContaining('云间科技的标准版：认知能力测评本期已用 40，共 50。'),
    },
  ])
  await use(companyId, 'cognition', 15)
  await warnOfQuotas(server.services)
  const [, end, ...rest] = await mailed(companyId)
  expect(rest).toEqual([])
  expect(end?.subject).toBe('认知能力测评额度已用完')
  expect(end?.bodyText).toContain('收到的结果照常保存和查看；请联系销售增购次数。')
  expect(end?.bodyText).toContain('本期到 2027-03-14 为止')
  expect(end?.bodyText).toContain('/manage/usage')
  server.clock.pass(365 * day)
  await use(companyId, 'cognition', 45)
  await warnOfQuotas(server.services)
  expect((await mailed(companyId)).map(({ subject }) => subject)).toEqual([
    '认知能力测评额度已用 80%',
    '认知能力测评额度已用完',
    '认知能力测评额度已用 80%',
  ])
})

test.each([
  ['cn', '短信额度已用 80%'],
  ['eu', 'Text messages: 80% used'],
] as const)(
  'each administrator is mailed in their own language, and without one in the language of profile %s',
  async (profile, fallback) => {
    const { companyId, email } = await aStandardCompany()
    const { db } = server.services
    await db.updateTable('company').set({ profile }).where('id', '=', companyId).execute()
    const own = { cn: '短信额度已用 80%', en: 'Text messages: 80% used', 'zh-TW': '簡訊額度已用 80%' }
    const expected: [string, string][] = [[email, fallback]]
    for (const [locale, subject] of Object.entries(own)) {
      const account = await anAccount(server.services, { companyId, userType: 'superAdmin' })
      await db.updateTable('account').set({ locale }).where('id', '=', account.accountId).execute()
      expected.push([account.email, subject])
    }
    await use(companyId, 'sms', 450)
    await warnOfQuotas(server.services)
    const told = (await mailed(companyId)).map(({ toAddress, subject }) => [toAddress, subject])
    expect(told).toEqual(expect.arrayContaining(expected))
  },
)

test('two servers that find a used-up quota at once send one mail', async () => {
  const { companyId } = await aStandardCompany()
  await use(companyId, 'sms', 450)
  await Promise.all([1, 2, 3].map(() => warnOfQuotas(server.services)))
  expect((await mailed(companyId)).map(({ subject }) => subject)).toEqual(['短信额度已用 80%'])
})

test('accounts that fill the edition are told of, and freezing one afterwards is not told of as 80 percent', async () => {
  const { companyId } = await aStandardCompany()
  const first = await anAccount(server.services, { companyId })
  await anAccount(server.services, { companyId })
  await warnOfQuotas(server.services)
  expect((await mailed(companyId)).map(({ subject }) => subject)).toEqual(['HR 账号额度已用完'])
  await server.services.db
    .updateTable('account')
    .set({ userType: 'freeze' })
    .where('id', '=', first.accountId)
    .execute()
  await warnOfQuotas(server.services)
  expect(await mailed(companyId)).toHaveLength(1)
})

test('a company without an edition is told nothing', async () => {
  const { companyId } = await anAccount(server.services, { userType: 'admin' })
  await use(companyId, 'sms', 1_000_000)
  await warnOfQuotas(server.services)
  expect(await mailed(companyId)).toEqual([])
})
