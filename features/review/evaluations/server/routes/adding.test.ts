import { randomUUID } from 'node:crypto'
import { newId } from '@candor/db/new-id'
import { aCandidate, anAccount, anInterview } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { addEstimate } from '../../contract/adding.ts'
import { maxOwn } from '../../contract/opinion.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, addAll, addResume, aReviewer, entriesOf, rowsOf } = reviewersUnderTest(server)

describe('a part of an evaluation', () => {
  test.each([
    [1, 'overall'],
    [2, 'video'],
    [5, 'evaluation'],
    [6, 'suggestion'],
  ])(
    'of estimateType %i is stored as %s, by whoever is signed in, in the candidate’s stage [R7-079]',
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

  test('is of the interview that it names', async () => {
    const interview = await anInterview(server.services)
    await anInterview(server.services, interview)
    const reviewer = await aReviewer(interview)
    await add(reviewer, { ...overall, interviewId: interview.interviewId })
    expect(await rowsOf(reviewer)).toMatchObject([{ interviewId: interview.interviewId }])
  })

  test('of the resume comes by a call of its own, with source 1 [R7-042 R7-078 P7-044]', async () => {
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
  ])('with %s is refused and not stored [R5-035 R5-036]', async (_case, part) => {
    const reviewer = await aReviewer()
    expect((await add(reviewer, part)).code).toBe(1003)
    expect(await rowsOf(reviewer)).toEqual([])
    expect(await entriesOf(reviewer)).toEqual([])
  })

  test.each([{ estimateContent: '好' }, { estimateScore: 0.5 }, { result: 3 }])(
    'with %j alone is stored [R5-035]',
    async (part) => {
      const reviewer = await aReviewer()
      expect((await add(reviewer, part)).code).toBe(0)
      expect(await rowsOf(reviewer)).toHaveLength(1)
    },
  )

  test('has at most 500 characters [R9-001]', async () => {
    const reviewer = await aReviewer()
    expect((await add(reviewer, { estimateContent: '长'.repeat(501) })).code).toBe(1003)
    expect((await add(reviewer, { estimateContent: '长'.repeat(500) })).code).toBe(0)
  })

  test('is refused in the caller’s language', async () => {
    const reviewer = await aReviewer()
    const said = await Promise.all(['cn', 'en', 'zh-TW'].map((lang) => add(reviewer, {}, { lang })))
    expect(said.map(({ msg }) => msg)).toEqual([
      '请至少填写评价、打分或选择结果',
      'Write something, give a score or choose a result',
      '請至少填寫評價、評分或選擇結果',
    ])
  })
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

describe('a remark', () => {
  test('comes by the same call with source 4', async () => {
    const reviewer = await aReviewer()
    const { accountId, candidateId } = reviewer
    const sent = {
      estimateText: ' 可谈薪资。 ',
      source: 4,
      type: 2,
      isModify: 0,
      isAdd: 0,
      userId: accountId,
    }
    expect((await addResume(reviewer, sent)).code).toBe(0)
    const remarks = await server.services.db
      .selectFrom('remark')
      .where('candidateId', '=', candidateId)
      .selectAll()
      .execute()
    expect(remarks).toMatchObject([{ accountId, writtenBy: '陈薇', content: '可谈薪资。', source: 4 }])
    expect(await rowsOf(reviewer)).toEqual([])
    expect(await entriesOf(reviewer)).toMatchObject([
      { action: 'remark.added', details: { to: { length: 5 } } },
    ])
  })

  test('needs a text', async () => {
    const reviewer = await aReviewer()
    const said = await Promise.all(
      ['cn', 'en', 'zh-TW'].map((lang) => addResume(reviewer, { source: 4, estimateText: ' ' }, { lang })),
    )
    expect(said.map(({ code, msg }) => [code, msg])).toEqual([
      [1003, '请输入备注'],
      [1003, 'Enter a remark'],
      [1003, '請輸入備註'],
    ])
  })

  test.each([
    ['a remark', 4, 'remark'],
    ['an evaluation of the resume', 1, 'evaluation'],
  ] as const)('of %s, of source %i, has at most 500 characters [R9-001 R9-002]', async (_, source, table) => {
    const reviewer = await aReviewer()
    const codeOf = async (length: number) =>
      (await addResume(reviewer, { source, estimateText: '长'.repeat(length) })).code
    expect([await codeOf(501), await codeOf(500)]).toEqual([1003, 0])
    const rows = await server.services.db
      .selectFrom(table)
      .where('candidateId', '=', reviewer.candidateId)
      .select('content')
      .execute()
    expect(rows.map(({ content }) => content.length)).toEqual([500])
  })
})

describe('evaluating is refused', () => {
  test('without an account, for another account, and to whoever only reads [R6-008]', async () => {
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
})

describe('what one account adds to a candidate', () => {
  const opinions = (
    count: number,
    { companyId, candidateId, accountId }: Awaited<ReturnType<typeof aReviewer>>,
  ) =>
    Array.from({ length: count }, () => ({
      id: newId(),
      companyId,
      candidateId,
      accountId,
      content: 'x',
      createdAt: new Date(1),
    }))

  test('are so many parts of evaluations at most, whole ones too and imported ones apart, and colleagues go on adding theirs', async () => {
    const reviewer = await aReviewer()
    const said = { kind: 'evaluation', evaluatedBy: '陈薇', stageId: '2' }
    const rows = opinions(maxOwn - 1, reviewer).map((row) => ({ ...row, ...said }))
    const imported = opinions(2, reviewer).map((row, index) => ({ ...row, ...said, externalId: `e${index}` }))
    await server.services.db
      .insertInto('evaluation')
      .values([...rows, ...imported])
      .execute()
    const parts = [overall, { ...overall, estimateType: 5 }]
    expect(await addAll(reviewer, parts, { lang: 'en' })).toMatchObject({
      code: 1008,
      msg: 'You can add at most 500 opinions to a candidate',
    })
    expect((await add(reviewer, overall)).code).toBe(0)
    expect((await add(reviewer, overall)).code).toBe(1008)
    expect(await rowsOf(reviewer)).toHaveLength(maxOwn + imported.length)
    expect((await add(await aReviewer(reviewer), overall)).code).toBe(0)
  })

  test('are so many remarks at most', async () => {
    const reviewer = await aReviewer()
    const rows = opinions(maxOwn, reviewer).map((row) => ({ ...row, writtenBy: '陈薇', source: 4 }))
    await server.services.db.insertInto('remark').values(rows).execute()
    const remark = { source: 4, estimateText: '再看一次' }
    expect(await addResume(reviewer, remark, { lang: 'cn' })).toMatchObject({
      code: 1008,
      msg: '您对一位候选人最多可以添加 500 条备注',
    })
    expect((await addResume(await aReviewer(reviewer), remark)).code).toBe(0)
  })
})
