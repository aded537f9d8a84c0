import { newId } from '@candor/db/new-id'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { maxOwn } from '../../contract/opinion.ts'
import { overall, reviewersUnderTest } from './reviewer-under-test.ts'

const server = serverUnderTest()
const { add, addAll, addResume, aReviewer, rowsOf } = reviewersUnderTest(server)

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

test('an account adds a limited number of parts to a candidate, whole evaluations included and imported ones not, and colleagues can go on adding theirs', async () => {
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

test('an account adds a limited number of remarks to a candidate', async () => {
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
