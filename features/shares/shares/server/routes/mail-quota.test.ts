import type { CompanyId } from '@candor/kernel/ids'
import { anAccount, anInterview } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { getCompanyInfo } from '../../../../platform/company/contract.ts'
import { countUses } from '../../../../platform/editions/server/queries/counting.ts'
import { setPurchase } from '../../../../platform/editions/server/queries/purchases.ts'
import { listShares, shareByEmail } from '../../contract.ts'

const server = serverUnderTest()

const spendMails = (companyId: CompanyId, count: number) => {
  const { db, clock } = server.services
  return db
    .transaction()
    .execute((transaction) => countUses(transaction, [{ companyId, quota: 'mails', count }], clock.now()))
}

/** A report of a company with the smallest edition, which has sent so many of its 2,000 mails. */
async function aReport(sent: number) {
  const { services } = server
  const { companyId, accountId, token } = await anAccount(services)
  const { candidateId } = await anInterview(services, { companyId })
  await anEdition(services, companyId, 'standard')
  await spendMails(companyId, sent)
  const send = (email: string, as: { token: string; lang?: string } = { token }) =>
    server.call(shareByEmail, { email, shareUrl: candidateId }, as)
  return { companyId, candidateId, accountId, token, send }
}

test('a company mails no more than its edition holds, also at once, and is told the rest', async () => {
  const { send, candidateId, companyId, token } = await aReport(1_997)
  for (const [lang, msg] of [
    ['en', 'Not enough emails: only 3 of 2,000 left in this period. Ask sales for another edition'],
    ['cn', '本期的 2,000 封邮件额度还剩 3 封，不够这次发送。请联系销售升级版本'],
    ['zh-TW', '本期的 2,000 封郵件額度還剩 3 封，不夠這次寄送。請聯絡業務升級版本'],
  ] as const)
    expect(await send('a@x.example b@x.example c@x.example d@x.example', { token, lang })).toMatchObject({
      code: 1008,
      msg,
      data: { quota: 'mails', used: 1_997, limit: 2_000 },
    })
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => send(`${name}@x.example`)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 1008, 1008])
  const listed = () => server.call(listShares, { jobseekerChannelId: candidateId }, { token })
  const { data } = await listed()
  expect(data.shares).toHaveLength(3)
  expect(data.mailing.quota).toEqual({ left: 0, most: 2_000 })
  expect((await server.call(getCompanyInfo, { companyId }, { token })).data.edition).toBe('standard')
  await server.services.db.transaction().execute((transaction) => setPurchase(transaction, companyId, null))
  expect((await listed()).data.mailing.quota).toBe(null)
  expect((await send('f@x.example')).code).toBe(0)
})

test('mails are counted anew in the next period', async () => {
  const { send, companyId } = await aReport(2_000)
  expect((await send('a@x.example')).code).toBe(1008)
  server.clock.pass(366 * 24 * 60 * 60 * 1000)
  const { token } = await anAccount(server.services, { companyId })
  expect((await send('a@x.example', { token })).code).toBe(0)
})

test('a visitor sends on no mail that the company does not have any more', async () => {
  const { companyId, candidateId, accountId } = await aReport(2_000)
  const share = await aShare(server.services, { companyId, candidateId, accountId })
  const { token } = await aVisit(server.services, share)
  const input = { email: 'a@x.example', shareUrl: share.token }
  expect((await server.call(shareByEmail, input, { token })).code).toBe(1008)
})
