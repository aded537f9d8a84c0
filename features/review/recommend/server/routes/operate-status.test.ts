import { randomUUID } from 'node:crypto'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { maxRemarks } from '../../../../candidates/candidates/server/queries/recommendations.ts'
import { recommendedUnderTest } from './recommended-under-test.ts'
import { storedRows } from './rows-under-test.ts'

const server = serverUnderTest()

const rowsOf = storedRows(server)

const aRecommended = recommendedUnderTest(server)

test('the operate status is pending with the remark until it is answered [R7-066 P7-057]', async () => {
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

test('the operate status holds every colleague’s remark under their own name, also those given after the answer', async () => {
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

test('the operate status holds the newest hundred remarks, and the colleagues who recommended', async () => {
  const { find, recommend } = await aRecommended()
  for (let turn = 1; turn <= maxRemarks; turn += 1) {
    server.clock.pass(1)
    await recommend(undefined, { selectNote: `${turn}` })
  }
  const given = (await find()).data?.recommendedBy ?? []
  expect(given).toHaveLength(maxRemarks + 1)
  expect(given.map(({ selectNote }) => selectNote).slice(0, 2)).toEqual([null, '1'])
  expect(given.at(-1)).toMatchObject({ userName: '陈薇', selectNote: `${maxRemarks}` })
})

test('the operate status names colleagues who recommended without a remark, and shows a remark to its recipient alone', async () => {
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

test('the operate status holds the remark for an account that became read-only', async () => {
  const { find, recommend, companyId } = await aRecommended()
  const reads = await anAccount(server.services, { companyId, userType: 'interviewer' })
  await recommend(reads, { selectNote: '供参考' })
  const { db } = server.services
  await db.updateTable('account').set({ userType: 'read' }).where('id', '=', reads.accountId).execute()
  expect((await find({}, reads)).data).toMatchObject({
    recommendStatus: 0,
    recommendedBy: [{ userName: '陈薇', selectNote: '供参考' }],
  })
})

test('the operate status is null without a recommendation to the caller, or in that stage', async () => {
  const { find, hr } = await aRecommended()
  expect((await find({}, hr)).data).toBe(null)
  expect((await find({ recommendStageId: '7' })).data).toBe(null)
})

test('the operate status is the caller’s own alone, of a candidate whom they may see', async () => {
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
