import { randomUUID } from 'node:crypto'
import type { SentInputOf } from '@candor/call/define'
import { newId } from '@candor/db/new-id'
import { aCandidate, aDocument, anAccount, anInterview, aPosition, aSetting } from '@candor/testkit/builders'
import { type CallAs, serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { listInterviewOperLog } from '../../contract/reading.ts'
import { maxScores, submitEstimate } from '../../contract.ts'

const server = serverUnderTest()

/** An interview with two questions, one of them in the text of a reading question, and an account that may score. */
async function anAnsweredInterview(given: { isL5?: boolean } = {}) {
  const { companyId, positionId } = await aPosition(server.services, given)
  const candidate = await aCandidate(server.services, { companyId, positionId })
  const interview = await anInterview(server.services, candidate)
  const asked = { problem_answer_method: 0, problem: '<p>一</p>' }
  await aDocument(server.services, interview, 'answers', [
    { question_id: 'q1', ...asked },
    { question_id: 'r1', ...asked, subAnswerList: [{ question_id: 'r1a', ...asked }] },
  ])
  const account = await anAccount(server.services, { companyId })
  const { interviewId } = interview
  type Given = Partial<SentInputOf<typeof submitEstimate>>
  const submit = (given: Given = {}, as: Partial<CallAs> = {}) =>
    server.call(
      submitEstimate,
      { id: 'q1', interviewid: interviewId, estimateScore: 4.5, ...given },
      { token: account.token, ...as },
    )
  const log = async () => (await server.call(listInterviewOperLog, { interviewId }, account)).data
  const entries = () =>
    server.services.db
      .selectFrom('auditEntryWhole')
      .where('companyId', '=', companyId)
      .orderBy('sequence')
      .select(['action', 'accountId', 'candidateId', 'interviewId', 'details'])
      .execute()
  return { ...interview, account, submit, log, entries }
}

describe('scoring an answer by hand', () => {
  test('stores score and opinion, and lists them [R1-023 R7-026 P7-038 R6-008]', async () => {
    const { account, submit, log } = await anAnsweredInterview()
    const { accountId: estimateUserId } = account
    const answer = await submit({ estimateUserId, estimateOpinion: ' 讲清了锁的代价。 ' })
    expect([answer.code, answer.data]).toEqual([0, null])
    expect(await log()).toEqual([
      {
        problemAnswerId: 'q1',
        createByName: '陈薇',
        createDate: server.clock.now().getTime(),
        estimateScore: 4.5,
        estimateOpinion: '讲清了锁的代价。',
      },
    ])
  })

  test('adds a score and takes none back, and tells the audit log of both without the words', async () => {
    const { account, candidateId, interviewId, submit, log, entries } = await anAnsweredInterview()
    await submit({ estimateScore: 3, estimateOpinion: '不公开的话' })
    server.clock.pass(1000)
    await submit({ estimateScore: 4 })
    expect((await log()).map(({ estimateScore }) => estimateScore)).toEqual([4, 3])
    const { accountId } = account
    const told = { action: 'score.given', accountId, candidateId, interviewId }
    expect(await entries()).toEqual([
      { ...told, details: { subject: 'q1', from: null, to: 3 } },
      { ...told, details: { subject: 'q1', from: 3, to: 4 } },
    ])
  })

  test('scores a question on the text of a reading question too', async () => {
    const { submit } = await anAnsweredInterview()
    expect((await submit({ id: 'r1a' })).code).toBe(0)
  })

  test.each([
    ['a question that is not asked in it', async () => ({ id: 'q9' })],
    ['an unknown interview', async () => ({ interviewid: newId() })],
    ['another company’s interview', async () => ({ interviewid: (await anAnsweredInterview()).interviewId })],
  ])('answers 1005 for %s, and stores nothing', async (_, other) => {
    const { submit, log, entries } = await anAnsweredInterview()
    expect((await submit(await other())).code).toBe(1005)
    expect([await log(), await entries()]).toEqual([[], []])
  })
})

describe('the call to score an answer', () => {
  test('scores in no other person’s name [R6-008]', async () => {
    const { companyId, submit, log } = await anAnsweredInterview()
    const { accountId } = await anAccount(server.services, { companyId })
    expect((await submit({ estimateUserId: accountId })).code).toBe(1002)
    expect(await log()).toEqual([])
  })

  test('needs a company that lets people score', async () => {
    const { companyId, submit } = await anAnsweredInterview()
    await aSetting(server.services, companyId, 'aiMarkCfg', { manualStatus: 0 })
    expect((await submit()).code).toBe(1002)
  })

  test.each([
    [false, 5, 0],
    [false, 5.5, 1003],
    [false, 0.3, 1003],
    [true, 3, 0],
    [true, 3.5, 1003],
  ])('answers in a position with L5 %s to a score of %d by %i', async (isL5, score, code) => {
    const { submit } = await anAnsweredInterview({ isL5 })
    expect((await submit({ estimateScore: score })).code).toBe(code)
  })

  test('names a fault in the caller’s language', async () => {
    const { submit } = await anAnsweredInterview({ isL5: true })
    const words = async (given: object, lang: string) => (await submit(given, { lang })).msg
    expect(await words({ estimateScore: 0 }, 'cn')).toBe('请打分或填写评语')
    expect(await words({ estimateScore: 0 }, 'en')).toBe('Give a score or write an opinion')
    expect(await words({ estimateScore: 4 }, 'zh-TW')).toBe('評分須在 0 到 3 星之間，每次半星')
  })

  test('takes an opinion of 500 characters and no more', async () => {
    const { submit } = await anAnsweredInterview()
    expect((await submit({ estimateOpinion: '长'.repeat(500) })).code).toBe(0)
    expect((await submit({ estimateOpinion: '长'.repeat(501) })).code).toBe(1003)
  })

  test('stores a submit once, however often it is sent', async () => {
    const { submit, log, entries } = await anAnsweredInterview()
    const idempotencyKey = randomUUID()
    await Promise.all([submit({}, { idempotencyKey }), submit({}, { idempotencyKey })])
    expect((await submit({}, { idempotencyKey })).code).toBe(0)
    expect([(await log()).length, (await entries()).length]).toEqual([1, 1])
  })
})

test('one account scores the answers of an interview so often at most, and a colleague still can', async () => {
  const { account, companyId, interviewId, submit, log } = await anAnsweredInterview()
  const { accountId } = account
  const score = { companyId, interviewId, accountId, questionId: 'r1a', scoredBy: '陈薇', score: 3 }
  // All but one, and an imported one, which does not count.
  const rows = Array.from({ length: maxScores }, (_, index) => ({
    id: newId(),
    ...score,
    createdAt: new Date(1),
    externalId: index === 0 ? 'm1' : null,
  }))
  await server.services.db.insertInto('manualScore').values(rows).execute()
  expect((await submit()).code).toBe(0)
  expect(await submit({}, { lang: 'en' })).toMatchObject({
    code: 1008,
    msg: 'You can score the answers of an interview at most 1,000 times',
  })
  expect(await log()).toHaveLength(maxScores + 1)
  const { token } = await anAccount(server.services, { companyId })
  expect((await submit({}, { token })).code).toBe(0)
})
