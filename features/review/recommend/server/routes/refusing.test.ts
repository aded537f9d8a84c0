import { anAccount } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readRefusalReasons } from '../../../../candidates/refusal-reasons/contract.ts'
import { replaceReasons } from '../../../../candidates/refusal-reasons/server/queries.ts'
import { saveLanguage } from '../../../../sign-in/session/contract.ts'
import { addEstimateResume } from '../../../evaluations/contract/adding.ts'
import { selectAllEstimateGroupBy } from '../../../evaluations/contract/reading.ts'
import { recommendedUnderTest } from './recommended-under-test.ts'
import { storedRows } from './rows-under-test.ts'

const server = serverUnderTest()

const rowsOf = storedRows(server)

const aRecommended = recommendedUnderTest(server)

test('an answer by channel 2 refuses the recommendation: it is over, and its sender hears why [R4-032]', async () => {
  const { save, find, companyId, hr, actions } = await aRecommended()
  expect((await save({ operateChannel: 2, estimateContent: ' 时间冲突 ' })).code).toBe(0)
  const [row] = await rowsOf('recommendation', companyId)
  expect(row).toMatchObject({ recommendStatus: 1, operateStatus: null, withdrawnAt: server.clock.now() })
  const mails = (await rowsOf('mail', companyId)).filter(({ toAddress }) => toAddress === hr.email)
  expect(mails).toEqual([
    expect.objectContaining({
      subject: '陈薇 declined your recommendation',
      bodyText: expect.stringContaining('Reason: 时间冲突'),
    }),
  ])
  expect(await actions()).toEqual(['recommendation.made', 'evaluation.added', 'recommendation.answered'])
  expect(JSON.stringify(await rowsOf('auditEntry', companyId))).not.toContain('时间冲突')
  // The candidate went back with it.
  expect((await find()).code).toBe(1002)
})

test('reasons of a refusal are kept apart from its words, and the administrator sees each counted', async () => {
  const { save, companyId, candidateId, hr } = await aRecommended()
  const { db } = server.services
  await replaceReasons(db, companyId, ['薪资不匹配', '专业深度不足', '经验不足'])
  const refuseReasons = ['专业深度不足', '薪资不匹配', '专业深度不足']
  expect((await save({ operateChannel: 2, refuseReasons, estimateContent: '时间冲突' })).code).toBe(0)
  const stored = await rowsOf('evaluation', companyId)
  const reasons = ['专业深度不足', '薪资不匹配']
  expect(stored).toMatchObject([{ content: '时间冲突', result: null, reasons }])
  const input = { jobseekerChannelId: candidateId }
  const { data } = await server.call(selectAllEstimateGroupBy, input, hr)
  expect(data[0]?.estimates[0]).toMatchObject({ estimateContent: '时间冲突', refuseReasons: reasons })
  const mails = await rowsOf('mail', companyId)
  expect(mails.find(({ toAddress }) => toAddress === hr.email)).toMatchObject({
    bodyText: expect.stringContaining('Reason: 专业深度不足\n薪资不匹配\n时间冲突'),
  })
  const rejected = { source: 1, result: 2, refuseReasons: ['薪资不匹配'], ...input }
  expect((await server.call(addEstimateResume, rejected, hr)).code).toBe(0)
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  await anAccount(server.services).then((other) => replaceReasons(db, other.companyId, ['薪资不匹配']))
  const counted = await server.call(readRefusalReasons, {}, admin)
  expect(counted.data.uses).toEqual([
    { reason: '薪资不匹配', count: 2 },
    { reason: '专业深度不足', count: 1 },
    { reason: '经验不足', count: 0 },
  ])
})

test('a refusal can have a reason alone, which the company’s list must have', async () => {
  const { save, find, companyId } = await aRecommended()
  await replaceReasons(server.services.db, companyId, ['薪资不匹配'])
  const unknown = await save({ operateChannel: 2, refuseReasons: ['别的'] })
  expect([unknown.code, await rowsOf('evaluation', companyId)]).toEqual([1003, []])
  expect((await find()).data?.recommendStatus).toBe(0)
  expect((await save({ operateChannel: 2, refuseReasons: ['薪资不匹配'] })).code).toBe(0)
  const stored = await rowsOf('evaluation', companyId)
  expect(stored).toMatchObject([{ content: '', result: null, reasons: ['薪资不匹配'] }])
})

test.each([
  ['en', '陈薇 declined your recommendation', 'Shen Zhiyao (Backend Engineer)'],
  ['zh-TW', '陈薇 拒絕了您的推薦', '沈知遥（高级后端工程师）'],
  ['cn', '陈薇 拒绝了您的推荐', '沈知遥（高级后端工程师）'],
] as const)(
  'the sender of a recommendation is told of a refusal in their own language: %s',
  async (locale, subject, told) => {
    const { save, companyId, candidateId, positionId, hr } = await aRecommended()
    const { db } = server.services
    const latin = db.updateTable('candidate').set({ name: '沈知遥', nameLatin: 'Shen Zhiyao' })
    await latin.where('id', '=', candidateId).execute()
    const position = db.updateTable('position').set({ nameLatin: 'Backend Engineer' })
    await position.where('id', '=', positionId).execute()
    await server.call(saveLanguage, { locale }, hr)
    await save({ operateChannel: 2 }, undefined, { lang: locale === 'en' ? 'cn' : 'en' })
    const mails = await rowsOf('mail', companyId)
    const mail = mails.find(({ toAddress }) => toAddress === hr.email)
    expect(mail).toMatchObject({ subject, bodyText: expect.stringContaining(told) })
  },
)

test('a refusal of a recommendation to oneself is mailed to nobody', async () => {
  const { companyId, candidateId, hr, save } = await aRecommended()
  const own = { companyId, candidateId, toAccountId: hr.accountId, byAccountId: hr.accountId }
  await aRecommendation(server.services, { ...own, recommendStatus: 0 })
  const before = (await rowsOf('mail', companyId)).length
  expect((await save({ operateChannel: 2 }, hr)).code).toBe(0)
  expect(await rowsOf('mail', companyId)).toHaveLength(before)
})
