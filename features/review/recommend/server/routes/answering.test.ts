import { randomUUID } from 'node:crypto'
import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { describe, expect, test } from 'vitest'
import { saveLanguage } from '../../../../sign-in/session/contract.ts'
import { addEstimateResume } from '../../../evaluations/contract/adding.ts'
import { selectAllEstimateGroupBy } from '../../../evaluations/contract/reading.ts'
import { readRefusalReasons } from '../../../refusal-reasons/contract.ts'
import { replaceReasons } from '../../../refusal-reasons/server/queries.ts'
import { saveOperateStatus, transmitResume } from '../../contract.ts'
import { insertRemark, lockCandidatesToRecommend } from '../queries/recommendations.ts'
import { recommendedUnderTest } from './recommended-under-test.ts'
import { storedRows } from './rows-under-test.ts'

const server = serverUnderTest()

const rowsOf = storedRows(server)
const aRecommended = recommendedUnderTest(server)

describe('answering a recommendation', () => {
  test('stores a pass with the words it is sent with, under the candidate’s stage [P7-058]', async () => {
    const { save, companyId, interviewer, positionId } = await aRecommended()
    const sent = {
      interviewerId: interviewer.accountId,
      stageId: '2',
      positionId,
      estimateContent: '表达清楚',
    }
    expect((await save({ ...sent, operateStatus: 1 })).code).toBe(0)
    const [row] = await rowsOf('recommendation', companyId)
    expect(row).toMatchObject({ operateStatus: 1, recommendStatus: 1, toAccountId: interviewer.accountId })
    const evaluations = await rowsOf('evaluation', companyId)
    expect(evaluations).toEqual([expect.objectContaining({ content: '表达清楚', result: 1, stageId: '2' })])
  })

  test('accepts it [R7-067]', async () => {
    const { save, companyId, actions, interviewer, positionId } = await aRecommended()
    expect((await save({ interviewerId: interviewer.accountId, stageId: '2', positionId })).code).toBe(0)
    const [row] = await rowsOf('recommendation', companyId)
    expect(row).toMatchObject({ recommendStatus: 1, operateStatus: null, withdrawnAt: null })
    expect(await actions()).toEqual(['recommendation.made', 'recommendation.answered'])
    expect((await save({ positionId: randomUUID() })).code).toBe(1005)
  })

  test('refuses it by channel 2: it is over, and whoever recommended hears why [R4-032]', async () => {
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

  test('keeps the reasons of a refusal apart from its words, and the administrator sees each counted', async () => {
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

  test('refuses a recommendation with a reason alone, which the company’s list must have', async () => {
    const { save, find, companyId } = await aRecommended()
    await replaceReasons(server.services.db, companyId, ['薪资不匹配'])
    const unknown = await save({ operateChannel: 2, refuseReasons: ['别的'] })
    expect([unknown.code, await rowsOf('evaluation', companyId)]).toEqual([1003, []])
    expect((await find()).data?.recommendStatus).toBe(0)
    expect((await save({ operateChannel: 2, refuseReasons: ['薪资不匹配'] })).code).toBe(0)
    const stored = await rowsOf('evaluation', companyId)
    expect(stored).toMatchObject([{ content: '', result: null, reasons: ['薪资不匹配'] }])
  })

  test('keeps no reasons of a recommendation that is accepted or passed', async () => {
    const { save, companyId } = await aRecommended()
    expect((await save({ refuseReasons: ['别的'] })).code).toBe(0)
    expect((await save({ operateStatus: 1, refuseReasons: ['别的'] })).code).toBe(0)
    expect(await rowsOf('evaluation', companyId)).toMatchObject([{ result: 1, reasons: [] }])
  })

  test.each([
    ['en', '陈薇 declined your recommendation', 'Shen Zhiyao (Backend Engineer)'],
    ['zh-TW', '陈薇 拒絕了您的推薦', '沈知遥（高级后端工程师）'],
    ['cn', '陈薇 拒绝了您的推荐', '沈知遥（高级后端工程师）'],
  ] as const)(
    'tells whoever recommended of a refusal in their own language: %s',
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

  test('keeps what was written under the name of who wrote it, without a result', async () => {
    const { save, companyId } = await aRecommended()
    await save({ operateChannel: 2, estimateContent: '时间冲突' })
    expect(await rowsOf('evaluation', companyId)).toEqual([
      expect.objectContaining({ kind: 'overall', content: '时间冲突', result: null, evaluatedBy: '陈薇' }),
    ])
  })

  test('that is sent again with its key is answered as the first time, though the candidate is gone', async () => {
    const { save, interviewer, companyId } = await aRecommended()
    const more = { idempotencyKey: randomUUID() }
    const refusal = { operateChannel: 2, estimateContent: '时间冲突' }
    expect((await save(refusal, interviewer, more)).code).toBe(0)
    expect((await save(refusal, interviewer, more)).code).toBe(0)
    expect((await save(refusal, interviewer)).code).toBe(1002)
    expect(await rowsOf('evaluation', companyId)).toHaveLength(1)
  })

  test('waits for a colleague who recommends at the same moment, and neither fails', async () => {
    const { save, find, companyId, candidateId, hr } = await aRecommended()
    const { db } = server.services
    const answer = await db.transaction().execute(async (transaction) => {
      const [candidate] = await lockCandidatesToRecommend(transaction, companyId, [candidateId])
      const saving = save({ operateStatus: 1 })
      await expect.poll(() => countWaiting(server.services)).toBe(1)
      const [row] = await rowsOf('recommendation', companyId)
      const giver = { companyId, byAccountId: hr.accountId, now: server.clock.now() }
      await insertRemark(transaction, giver, [String(row?.id)], `${candidate?.name}，补充`)
      return { saving }
    })
    expect((await answer.saving).code).toBe(0)
    expect((await find()).data).toMatchObject({
      operateStatus: 1,
      recommendedBy: [{}, { selectNote: expect.stringContaining('补充') }],
    })
  })

  test.each([
    [1, 1],
    [4, 3],
    [2, 2],
  ])('with the operate status %i decides by the result %i [R7-067]', async (operateStatus, result) => {
    const { save, find, companyId, actions } = await aRecommended()
    expect((await save({ operateStatus, estimateContent: '思路清楚', openedTabs: '1.0,22' })).code).toBe(0)
    expect((await find()).data).toMatchObject({ recommendStatus: 1, operateStatus })
    expect(await rowsOf('evaluation', companyId)).toEqual([
      expect.objectContaining({ kind: 'overall', content: '思路清楚', result, stageId: '2' }),
    ])
    expect(await actions()).toEqual(['recommendation.made', 'decision.made', 'recommendation.answered'])
    const decided = (await rowsOf('auditEntry', companyId)).find(({ action }) => action === 'decision.made')
    expect(decided).toMatchObject({
      accountName: '陈薇',
      details: { from: null, to: { result, length: 4 }, seen: { aiScore: false, sections: ['1.0', '22'] } },
    })
  })

  test('cannot refuse what is decided, and a later decision replaces the one before', async () => {
    const { save, find, actions } = await aRecommended()
    await save({ operateStatus: 4 })
    expect((await save({ operateChannel: 2 })).code).toBe(1012)
    expect((await save({ operateStatus: 1 })).code).toBe(0)
    expect((await find()).data).toMatchObject({ operateStatus: 1 })
    expect((await actions()).slice(1)).toEqual(['decision.made', 'recommendation.answered', 'decision.made'])
  })

  test('refuses unknown decisions, too long a text, and a rejection without the reason that is asked for', async () => {
    const { save, companyId } = await aRecommended()
    expect((await save({ operateStatus: 3 })).code).toBe(1003)
    expect((await save({ operateChannel: 3 })).code).toBe(1003)
    expect((await save({ estimateContent: '字'.repeat(501) })).code).toBe(1003)
    await aSetting(server.services, companyId, 'rules', { eliminationReasonRequired: true })
    expect(await save({ operateStatus: 2 })).toMatchObject({
      code: 1003,
      msg: 'Give a reason for rejecting',
    })
    expect(await rowsOf('evaluation', companyId)).toEqual([])
    expect((await save({ operateStatus: 2, estimateContent: '经验不足' })).code).toBe(0)
  })

  test('decides nothing for who may not evaluate, and nothing for read-only accounts', async () => {
    const { save, recommend, companyId } = await aRecommended()
    const reads = await anAccount(server.services, { companyId, userType: 'read' })
    const without = await anAccount(server.services, {
      companyId,
      userType: 'interviewer',
      buttons: ['candidate'],
    })
    await recommend(reads)
    await recommend(without)
    expect((await save({}, reads)).code).toBe(1002)
    expect((await save({ operateStatus: 1 }, without)).code).toBe(1002)
    expect((await save({}, without)).code).toBe(0)
  })

  test('of one stage leaves the other stage’s waiting', async () => {
    const { save, find, recommend } = await aRecommended()
    server.clock.pass(1000)
    await recommend(undefined, { targetStageId: '5' })
    await save({ stageId: '2', operateStatus: 1 })
    expect((await find({ recommendStageId: '2' })).data).toMatchObject({ operateStatus: 1 })
    expect((await find()).data).toMatchObject({ recommendStageId: '5', recommendStatus: 0 })
  })

  test('tells nobody who recommended to themselves', async () => {
    const { companyId, hr, save, recommend } = await aRecommended()
    await recommend(hr)
    const before = (await rowsOf('mail', companyId)).length
    expect((await save({ operateChannel: 2 }, hr)).code).toBe(0)
    expect(await rowsOf('mail', companyId)).toHaveLength(before)
  })
})

test('a candidate without an interview is recommended and answered too', async () => {
  const { companyId, candidateId } = await aCandidate(server.services)
  const hr = await anAccount(server.services, { companyId })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const input = { registerUserIdAry: [interviewer.accountId], updateIdsAry: [candidateId] }
  expect((await server.call(transmitResume, input, { token: hr.token })).code).toBe(0)
  const answer = { jobSeekerChannelId: candidateId, operateChannel: 1, operateStatus: 1 }
  expect((await server.call(saveOperateStatus, answer, { token: interviewer.token })).code).toBe(0)
})
