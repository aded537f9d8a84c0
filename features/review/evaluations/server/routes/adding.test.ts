import { randomUUID } from 'node:crypto'
import { aCandidate, anAccount, anInterview } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addEstimate } from '../../contract/adding.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, addResume, aReviewer, entriesOf, rowsOf } = reviewersUnderTest(server)

test.each([
  [1, 'overall'],
  [2, 'video'],
  [5, 'evaluation'],
  [6, 'suggestion'],
])(
  'a part of estimateType %i is stored as %s, by the signed-in account, in the candidate’s stage [R7-079]',
  async (estimateType, kind) => {
    const reviewer = await aReviewer()
    const answer = await add(reviewer, { ...overall, estimateType })
    expect(answer.code).toBe(0)
    expect(await rowsOf(reviewer)).toMatchObject([
      {
        kind,
        accountId: reviewer.accountId,
        evaluatedBy: '陈薇',
        content: '账本证据扎实。',
        score: 4.5,
        result: 1,
        stageId: '2',
        createdAt: server.clock.now(),
      },
    ])
  },
)

test('a part of an evaluation belongs to the interview that it names', async () => {
  const interview = await anInterview(server.services)
  await anInterview(server.services, interview)
  const reviewer = await aReviewer(interview)
  await add(reviewer, { ...overall, interviewId: interview.interviewId })
  expect(await rowsOf(reviewer)).toMatchObject([{ interviewId: interview.interviewId }])
})

test('a part about the resume comes by a call of its own, with source 1 [R7-042 R7-078 P7-044]', async () => {
  const reviewer = await aReviewer()
  const answer = await addResume(reviewer, {
    estimateText: '履历清楚。',
    result: 3,
    estimateScore: 4,
    userId: reviewer.accountId,
    // As the messaging app names the company: no id of ours.
    corpId: 'ding1a2b',
  })
  expect(answer.code).toBe(0)
  expect(await rowsOf(reviewer)).toMatchObject([
    { kind: 'resume', content: '履历清楚。', result: 3, score: 4, source: 1 },
  ])
  expect((await add(reviewer, { ...overall, estimateType: 3 })).code).toBe(1003)
  expect((await addResume(reviewer, { estimateText: '…', source: 2 })).code).toBe(1003)
  expect(await rowsOf(reviewer)).toHaveLength(1)
})

test.each([
  ['blank text, score 0 and result 0', { estimateContent: ' ', estimateScore: 0, result: 0 }],
  ['nothing at all', {}],
  ['a suggestion without words', { estimateType: 6, estimateScore: 4, result: 1 }],
  ['a result that is none', { result: 1.5 }],
  ['an estimateType that is none', { estimateType: 4, estimateContent: '…' }],
])('a part with %s is refused and not stored [R5-035 R5-036]', async (_case, part) => {
  const reviewer = await aReviewer()
  expect((await add(reviewer, part)).code).toBe(1003)
  expect(await rowsOf(reviewer)).toEqual([])
  expect(await entriesOf(reviewer)).toEqual([])
})

test.each([{ estimateContent: '好' }, { estimateScore: 0.5 }, { result: 3 }])(
  'a part with %j alone is stored [R5-035]',
  async (part) => {
    const reviewer = await aReviewer()
    expect((await add(reviewer, part)).code).toBe(0)
    expect(await rowsOf(reviewer)).toHaveLength(1)
  },
)

test('a part of an evaluation has at most 500 characters [R9-001]', async () => {
  const reviewer = await aReviewer()
  expect((await add(reviewer, { estimateContent: '长'.repeat(501) })).code).toBe(1003)
  expect((await add(reviewer, { estimateContent: '长'.repeat(500) })).code).toBe(0)
})

test('a part of an evaluation is refused in the caller’s language', async () => {
  const reviewer = await aReviewer()
  const said = await Promise.all(['cn', 'en', 'zh-TW'].map((lang) => add(reviewer, {}, { lang })))
  expect(said.map(({ msg }) => msg)).toEqual([
    '请至少填写评价、打分或选择结果',
    'Write something, give a score or choose a result',
    '請至少填寫評價、評分或選擇結果',
  ])
})

test('a retry is answered as the first try was, though the candidate was withdrawn meanwhile', async () => {
  const reviewer = await aReviewer(undefined, { userType: 'interviewer' })
  const { services } = server
  await aRecommendation(services, { ...reviewer, toAccountId: reviewer.accountId })
  const idempotencyKey = randomUUID()
  const remark = { source: 4, estimateText: '可谈薪资。' }
  const remarkKey = randomUUID()
  const both = () =>
    Promise.all([
      add(reviewer, overall, { idempotencyKey }),
      addResume(reviewer, remark, { idempotencyKey: remarkKey }),
    ])
  expect((await both()).map(({ code }) => code)).toEqual([0, 0])
  await services.db
    .updateTable('recommendation')
    .set({ withdrawnAt: server.clock.now() })
    .where('candidateId', '=', reviewer.candidateId)
    .execute()
  expect((await both()).map(({ code }) => code)).toEqual([0, 0])
  expect((await add(reviewer, overall, { idempotencyKey: randomUUID() })).code).toBe(1002)
  expect(await rowsOf(reviewer)).toHaveLength(1)
  expect(await entriesOf(reviewer)).toHaveLength(2)
})

test('evaluating is refused without an account, for another account, and to accounts that only read [R6-008]', async () => {
  const reviewer = await aReviewer()
  const colleague = await aReviewer(reviewer)
  const reading = await aReviewer(reviewer, {
    userType: 'read',
    buttons: ['manualEvaluation', 'reportRemark'],
  })
  const stranger = { ...reviewer, token: (await anAccount(server.services)).token }
  const answers = [
    await server.call(addEstimate, { ...overall, jobseekerChannelId: reviewer.candidateId }),
    await add(reviewer, { ...overall, estimateUserId: colleague.accountId }),
    await addResume(reviewer, { estimateText: '…', userId: colleague.accountId }),
    await add(reading, overall),
    await add(stranger, overall),
    await add({ ...reviewer, candidateId: (await aCandidate(server.services)).candidateId }, overall),
  ]
  expect(answers.map(({ code }) => code)).toEqual([1004, 1002, 1002, 1002, 1005, 1005])
  expect(await rowsOf(reviewer)).toEqual([])
  expect((await add(reviewer, { ...overall, estimateUserId: reviewer.accountId })).code).toBe(0)
  expect(await rowsOf(reviewer)).toMatchObject([{ accountId: reviewer.accountId }])
})
