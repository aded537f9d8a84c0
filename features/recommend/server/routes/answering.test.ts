import { randomUUID } from 'node:crypto'
import type { SentInputOf } from '@candor/call/define'
import { aCandidate, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { describe, expect, test } from 'vitest'
import { findOperateStatus, saveOperateStatus, transmitResume } from '../../contract.ts'
import { insertRemark, takeCandidates } from '../queries/recommendations.ts'
import { storedRows } from './rows-under-test.ts'

const server = serverUnderTest()

const rowsOf = storedRows(server)

/** A candidate whom HR recommended to an interviewer. */
async function aRecommended({ note = '请看第二题' } = {}) {
  const candidate = await anInterview(server.services, { name: '后端面试' })
  const { companyId, candidateId } = candidate
  const hr = await anAccount(server.services, { companyId })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const recommend = (
    to = interviewer,
    input: Partial<SentInputOf<typeof transmitResume>> = {},
    by: { readonly token: string } = hr,
  ) =>
    server.call(
      transmitResume,
      { registerUserIdAry: [to.accountId], updateIdsAry: [candidateId], selectNote: note, ...input },
      { token: by.token },
    )
  await recommend()
  const find = (input: Partial<SentInputOf<typeof findOperateStatus>> = {}, by = interviewer) =>
    server.call(findOperateStatus, { jobSeekerChannelId: candidateId, ...input }, { token: by.token })
  const save = (
    input: Partial<SentInputOf<typeof saveOperateStatus>> = {},
    by = interviewer,
    more: object = {},
  ) =>
    server.call(
      saveOperateStatus,
      { jobSeekerChannelId: candidateId, operateChannel: 1, ...input },
      { token: by.token, ...more },
    )
  const actions = async () => (await rowsOf('auditEntry', companyId)).map(({ action }) => action)
  return { ...candidate, hr, interviewer, recommend, find, save, actions }
}

describe('the operate status', () => {
  test('is pending with the remark until it is answered [R7-066 P7-057]', async () => {
    const { find, save, interviewer } = await aRecommended()
    const { code, data } = await find({ interviewerId: interviewer.accountId, recommendStageId: '2' })
    expect(code).toBe(0)
    expect(data).toEqual({
      recommendStatus: 0,
      operateStatus: null,
      recommendStageId: '2',
      recommendedBy: [
        { userName: '陈薇', selectNote: '请看第二题', createdTime: server.clock.now().getTime() },
      ],
    })
    await save()
    expect((await find()).data).toMatchObject({ recommendStatus: 1, operateStatus: null })
  })

  test('holds every colleague’s remark under their own name, also those that are given after the answer', async () => {
    const { find, save, recommend, companyId } = await aRecommended()
    const madeAt = server.clock.now().getTime()
    const lin = await anAccount(server.services, { companyId, name: '林涛' })
    await save()
    server.clock.pass(1000)
    await recommend(undefined, { selectNote: '也请看第四题\n和第五题' }, lin)
    await recommend(undefined, { selectNote: '' }, lin)
    expect((await find()).data).toMatchObject({
      recommendStatus: 1,
      recommendedBy: [
        { userName: '陈薇', selectNote: '请看第二题', createdTime: madeAt },
        { userName: '林涛', selectNote: '也请看第四题\n和第五题', createdTime: madeAt + 1000 },
      ],
    })
    expect(await rowsOf('recommendation', companyId)).toHaveLength(1)
  })

  test('names who recommended without a word beside who remarked, and keeps a remark from everybody else', async () => {
    const { find, recommend, companyId, hr, interviewer } = await aRecommended({ note: '' })
    const lin = await anAccount(server.services, { companyId, name: '林涛' })
    await recommend(undefined, { selectNote: '请看第四题' }, lin)
    expect((await find()).data?.recommendedBy).toEqual([
      expect.objectContaining({ userName: '陈薇', selectNote: null }),
      expect.objectContaining({ userName: '林涛', selectNote: '请看第四题' }),
    ])
    await recommend(hr, { selectNote: '给您' }, lin)
    expect((await find({}, hr)).data?.recommendedBy.map(({ selectNote }) => selectNote)).toEqual(['给您'])
    expect((await find({}, interviewer)).data?.recommendedBy).toHaveLength(2)
  })

  test('holds the remark for a read-only account that it was made to', async () => {
    const { find, recommend, companyId } = await aRecommended()
    const reads = await anAccount(server.services, { companyId, userType: 'read' })
    await recommend(reads, { selectNote: '供参考' })
    expect((await find({}, reads)).data).toMatchObject({
      recommendStatus: 0,
      recommendedBy: [{ userName: '陈薇', selectNote: '供参考' }],
    })
  })

  test('is null for whom nothing was recommended to, or not in that stage', async () => {
    const { find, hr } = await aRecommended()
    expect((await find({}, hr)).data).toBe(null)
    expect((await find({ recommendStageId: '7' })).data).toBe(null)
  })

  test('is the caller’s own alone, of a candidate whom they may see', async () => {
    const { find, save, companyId, interviewer, hr } = await aRecommended()
    const other = await anAccount(server.services, { companyId, userType: 'interviewer' })
    const stranger = await anAccount(server.services)
    expect((await find({ interviewerId: interviewer.accountId }, hr)).code).toBe(1002)
    expect((await save({ interviewerId: interviewer.accountId }, hr)).code).toBe(1002)
    expect((await save({ interviewerId: randomUUID() })).code).toBe(1002)
    for (const call of [find, save]) {
      expect((await call({}, other)).code).toBe(1002)
      expect((await call({}, stranger)).code).toBe(1005)
      expect((await call({ jobSeekerChannelId: 'nobody' })).code).toBe(1005)
      expect((await call({}, { ...interviewer, token: '' })).code).toBe(1004)
    }
    // Hers to see, and not recommended to her.
    expect((await save({}, hr)).code).toBe(1002)
  })
})

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
        subject: '陈薇 refused your recommendation',
        bodyText: expect.stringContaining('Reason: 时间冲突'),
      }),
    ])
    expect(await actions()).toEqual(['recommendation.made', 'evaluation.added', 'recommendation.answered'])
    expect(JSON.stringify(await rowsOf('auditEntry', companyId))).not.toContain('时间冲突')
    // The candidate went back with it.
    expect((await find()).code).toBe(1002)
  })

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
      const [candidate] = await takeCandidates(transaction, companyId, [candidateId])
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
      msg: 'Give the reason for elimination',
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
