import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { addResume, aReviewer, entriesOf, rowsOf } = reviewersUnderTest(server)

test('a remark comes by the same call with source 4', async () => {
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

test('a remark needs a text', async () => {
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
] as const)(
  'a remark of %s, of source %i, has at most 500 characters [R9-001 R9-002]',
  async (_, source, table) => {
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
  },
)
