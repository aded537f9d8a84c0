import { randomUUID } from 'node:crypto'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listUndoable, undoAct } from '../../../../platform/undo/contract.ts'
import { addEstimates } from '../../../evaluations/contract/adding.ts'
import { askedUnderTest } from './asked-under-test.ts'
import { storedRows } from './rows-under-test.ts'

const server = serverUnderTest()
const rowsOf = storedRows(server)
const anAsked = askedUnderTest(server)

test('the list of asked colleagues says who asked whom, when, with which note, and that the answer is pending', async () => {
  const { list, interviewer, recommendationId } = await anAsked({ note: '请看第二题' })
  const [asked, ...others] = await list()
  expect(others).toEqual([])
  expect(asked).toMatchObject({
    recommendationId,
    userId: interviewer.accountId,
    userName: '陈薇',
    askedBy: '陈薇',
    notes: [{ userName: '陈薇', note: '请看第二题' }],
    hasCoveredNotes: false,
    answer: { state: 'pending', at: null, text: '', reasons: [], by: null },
    remindedAt: null,
    mayRemindFrom: 0,
    mayWithdraw: true,
  })
})

test('the list of asked colleagues has a decision with its words, and an acceptance before it', async () => {
  const { list, save } = await anAsked()
  await save()
  expect((await list())[0]).toMatchObject({
    answer: { state: 'accepted' },
    mayWithdraw: false,
    mayRemindFrom: 0,
  })
  await save({ operateStatus: 4, estimateContent: '再看看' })
  expect((await list())[0]).toMatchObject({
    answer: { state: 'wait', text: '再看看', at: expect.any(Number) },
    mayRemindFrom: null,
    mayWithdraw: false,
  })
})

test('the list of asked colleagues has a declined recommendation with its words', async () => {
  const { list, save } = await anAsked()
  await save({ operateChannel: 2, estimateContent: '时间冲突' })
  expect((await list())[0]).toMatchObject({ answer: { state: 'declined', text: '时间冲突', by: null } })
})

test('the list of asked colleagues leaves out who decided unasked', async () => {
  const { list, candidateId, aColleague } = await anAsked()
  const admin = await aColleague('admin')
  const estimates = [{ estimateType: 1, estimateContent: '不错', result: 1 }]
  const own = { jobseekerChannelId: candidateId, estimates }
  expect((await server.call(addEstimates, own, { token: admin.token })).code).toBe(0)
  expect(await list()).toHaveLength(1)
})

test('where evaluations are kept to their owners, an interviewer sees neither the decision nor the notes of others', async () => {
  const { list, save, recommend, interviewer, companyId, aColleague } = await anAsked({ note: '看账本' })
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  const other = await aColleague('interviewer', '吴涛')
  await recommend(other, { selectNote: '看第三题' })
  await save({ operateStatus: 2, estimateContent: '不合适' })
  const [own, covered] = await list(other)
  expect(own).toMatchObject({ userName: '吴涛', notes: [{ note: '看第三题' }], answer: { state: 'pending' } })
  expect(covered).toMatchObject({
    userId: interviewer.accountId,
    notes: [],
    hasCoveredNotes: true,
    answer: { state: 'covered', at: null, text: '' },
    mayRemindFrom: null,
    mayWithdraw: false,
  })
  expect(JSON.stringify(await list(other))).not.toMatch(/不合适|看账本/)
  const decided = (await list()).find(({ userId }) => userId === interviewer.accountId)
  expect(decided?.answer).toMatchObject({ state: 'reject', text: '不合适' })
})

test('a reminder is mailed once a day per colleague and candidate, and the list says when it may be sent again', async () => {
  const { list, remind, mails, recommend, interviewer, companyId } = await anAsked()
  const first = await remind()
  expect(first.code).toBe(0)
  const [asked] = await list()
  expect(asked?.mayRemindFrom).toBe(first.data.mayRemindFrom)
  expect(await mails()).toHaveLength(2)
  expect((await mails())[1]).toBe('陈薇 reminds you of 后端面试')
  expect(await remind()).toMatchObject({ code: 1009 })
  // Another stage is the same colleague and the same candidate.
  await recommend(interviewer, { targetStageId: '3' })
  const rows = await rowsOf('recommendation', companyId)
  const newest = String(rows.at(-1)?.id)
  expect(await remind(undefined, newest)).toMatchObject({ code: 1009 })
  // A day less a second ago, and a day ago: the sessions of this test end before a day.
  const wasReminded = (agoMs: number) =>
    server.services.db
      .updateTable('recommendation')
      .set({ remindedAt: new Date(server.clock.now().getTime() - agoMs) })
      .where('companyId', '=', companyId)
      .where('remindedAt', 'is not', null)
      .execute()
  await wasReminded(24 * 3_600_000 - 1_000)
  expect(await remind(undefined, newest)).toMatchObject({ code: 1009 })
  await wasReminded(24 * 3_600_000)
  expect(await remind(undefined, newest)).toMatchObject({ code: 0 })
})

test('of two reminders at once one is mailed', async () => {
  const { remind, mails } = await anAsked()
  const all = await Promise.all([remind(), remind(), remind()])
  expect(all.map(({ code }) => code).sort()).toEqual([0, 1009, 1009])
  expect(await mails()).toHaveLength(2)
})

test('an answered or withdrawn recommendation, and one to a frozen colleague, is not reminded of', async () => {
  const { remind, save, interviewer } = await anAsked()
  const { db } = server.services
  const to = (userType: string) =>
    db.updateTable('account').set({ userType }).where('id', '=', interviewer.accountId).execute()
  await to('freeze')
  expect(await remind()).toMatchObject({ code: 1012 })
  await to('interviewer')
  await save({ operateStatus: 1 })
  expect(await remind()).toMatchObject({ code: 1012 })
  const second = await anAsked()
  await second.withdraw()
  expect(await second.remind()).toMatchObject({ code: 1012 })
})

test('HR reminds anybody who was asked, an interviewer only those whom they asked', async () => {
  const { remind, recommend, aColleague, interviewer, list } = await anAsked()
  const hr = await aColleague('general')
  const second = await aColleague('interviewer')
  await recommend(second)
  expect((await remind(second)).code).toBe(1002)
  const third = await aColleague('interviewer', '郑一')
  await recommend(third, {}, second)
  const asked = (await list(second)).find(({ userName }) => userName === '郑一')
  expect((await remind(second, asked?.recommendationId)).code).toBe(0)
  expect((await remind(hr)).code).toBe(0)
  // Nobody reminds themselves.
  expect(
    (await list(interviewer)).find(({ userId }) => userId === interviewer.accountId)?.mayRemindFrom,
  ).toBe(null)
})

test('withdrawing takes the candidate from the colleague, and is recorded with what it was before', async () => {
  const { withdraw, list, find, actions, companyId } = await anAsked()
  expect((await withdraw()).code).toBe(0)
  expect((await list())[0]).toMatchObject({
    answer: { state: 'withdrawn', by: '陈薇', at: expect.any(Number) },
    mayWithdraw: false,
    mayRemindFrom: null,
  })
  expect((await find()).code).toBe(1002)
  expect(await actions()).toEqual(['recommendation.made', 'recommendation.withdrawn'])
  const [, entry] = await rowsOf('auditEntry', companyId)
  expect(entry?.details).toMatchObject({
    subject: '陈薇',
    from: { recommendStatus: 0, operateStatus: null },
    to: { stageId: '2' },
  })
  expect((await withdraw()).code).toBe(1012)
})

test('a withdrawn recommendation is undone within ten minutes: it waits for its answer as before', async () => {
  const { withdraw, list, find, hr } = await anAsked()
  const before = await list()
  await withdraw()
  server.clock.pass(9 * 60_000 + 59_000)
  const [act] = (await server.call(listUndoable, {}, { token: hr.token })).data
  expect(act).toMatchObject({ kind: 'withdrawing', target: '陈薇' })
  const undone = await server.call(undoAct, { undoId: act?.undoId ?? '' }, { token: hr.token })
  expect(undone).toMatchObject({ code: 0, data: { kind: 'withdrawing', done: 1, refused: [] } })
  expect(await list()).toEqual(before)
  expect((await find()).code).toBe(0)
})

test('the recommender and administrators withdraw a recommendation, and nobody else', async () => {
  const { withdraw, aColleague, interviewer } = await anAsked()
  expect((await withdraw(await aColleague('general'))).code).toBe(1002)
  expect((await withdraw(interviewer)).code).toBe(1002)
  expect((await withdraw(await aColleague('read'))).code).toBe(1002)
  expect((await withdraw(await aColleague('admin'))).code).toBe(0)
})

test('of a withdrawal and an answer at once the first one holds', async () => {
  for (const answer of [{ operateChannel: 2 }, { operateStatus: 1 }, {}]) {
    const { withdraw, save, list } = await anAsked()
    const [taken, saved] = await Promise.all([withdraw(), save(answer)])
    const [asked] = await list()
    const isTaken = asked?.answer.state === 'withdrawn'
    expect(taken.code).toBe(isTaken ? 0 : 1012)
    expect(saved.code === 0).toBe(!isTaken)
  }
})

test('an accepted recommendation is not withdrawn', async () => {
  const { withdraw, save } = await anAsked()
  await save()
  expect((await withdraw()).code).toBe(1012)
})

test('a recommendation of another candidate or company, and an unknown one, is not found', async () => {
  const { withdraw, remind } = await anAsked()
  const other = await anAsked()
  for (const id of [other.recommendationId, randomUUID(), 'x']) {
    expect((await withdraw(undefined, id)).code).toBe(1005)
    expect((await remind(undefined, id)).code).toBe(1005)
  }
})

test('a recommendation that was withdrawn can be made again', async () => {
  const { withdraw, recommend, list } = await anAsked()
  await withdraw()
  await recommend()
  expect((await list()).map(({ answer }) => answer.state).sort()).toEqual(['pending', 'withdrawn'])
})
