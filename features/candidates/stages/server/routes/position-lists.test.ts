import { aPosition } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readPositionStages, savePositionStages } from '../../contract/lists.ts'
import { aCompanyWithLists, fresh, idsOf } from './lists-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

test('a position leaves stages out, adds its own, sets limits, and follows the company again', async () => {
  const { written, saveOfPosition, ofPosition, stageId } = await aCompanyWithLists(server)
  const [screening, interview, offer] = await written()
  if (!screening || !interview || !offer) throw new Error('there are three')
  const list = [fresh('作品集', { kind: 4 }), { ...interview, limitDays: 14 }, offer]
  expect((await saveOfPosition(list)).data).toEqual({ revision: 1, moved: 0 })
  expect(await ofPosition()).toMatchObject({
    isOwn: true,
    stages: [
      { stageId: '1002', isOwn: true, names: { cn: '作品集' }, limitDays: 5 },
      { stageId: '2', isOwn: false, limitDays: 14 },
      { stageId: '1001', isOwn: false },
    ],
    leftOut: [{ stageId: '1' }],
  })
  const again = await saveOfPosition(null)
  expect(again.data).toEqual({ revision: 2, moved: 0 })
  const asCompany = await ofPosition()
  expect(asCompany.isOwn).toBe(false)
  expect(idsOf(asCompany.stages)).toEqual(['1', '2', '1001'])
  expect(await stageId()).toBe('2')
})

test('a list that a client leaves out, as null, is that of the company', async () => {
  const { positionId, token, written, saveOfPosition, ofPosition } = await aCompanyWithLists(server)
  expect((await saveOfPosition((await written()).slice(1))).code).toBe(0)
  const input = { positionId, revision: 1, targets: [] }
  expect((await server.call(savePositionStages, input, { token })).data).toEqual({ revision: 2, moved: 0 })
  expect((await ofPosition()).isOwn).toBe(false)
})

test('people of a stage that a position leaves out move, and a name of the company stays the company’s', async () => {
  const { written, saveOfPosition, ofPosition, stageId } = await aCompanyWithLists(server)
  const [screening] = await written()
  if (!screening) throw new Error('there are three')
  const list = [{ ...screening, names: { cn: '别的', en: '', 'zh-TW': '' }, kind: 7 }]
  expect((await saveOfPosition(list)).code).toBe(1003)
  expect((await saveOfPosition(list, [{ stageId: '2', toStageId: '1' }])).data.moved).toBe(1)
  expect(await stageId()).toBe('1')
  expect((await ofPosition()).stages).toMatchObject([{ stageId: '1', names: { cn: '初筛' }, kind: 1 }])
})

test('a stage of the company that is removed is replaced in the own list of a position', async () => {
  const { written, save, saveOfPosition, ofPosition } = await aCompanyWithLists(server)
  const [screening, interview, offer] = await written()
  if (!screening || !interview || !offer) throw new Error('there are three')
  await saveOfPosition([interview, offer])
  expect((await save([screening, offer], [{ stageId: '2', toStageId: '1' }])).data.moved).toBe(1)
  expect(idsOf((await ofPosition()).stages)).toEqual(['1', '1001'])
})

test('a position’s list that the company changed meanwhile is refused', async () => {
  const { written, save, saveOfPosition, ofPosition } = await aCompanyWithLists(server)
  const { revision } = await ofPosition()
  const stages = await written()
  await save([...stages, fresh('笔试')])
  expect((await saveOfPosition(stages, [], revision)).code).toBe(1012)
})

test('the position of another company has no stages for this one', async () => {
  const { token } = await aCompanyWithLists(server)
  const elsewhere = await aPosition(server.services)
  const { positionId } = elsewhere
  expect((await server.call(readPositionStages, { positionId }, { token })).code).toBe(1005)
  const input = { positionId, revision: 0, stages: null, targets: [] }
  expect((await server.call(savePositionStages, input, { token })).code).toBe(1005)
})

test('a bundle that names a removed stage brings it back for its position alone [S122]', async () => {
  const { companyId, token, written, save, read } = await aCompanyWithLists(server)
  const [, interview] = await written()
  if (!interview) throw new Error('there are three')
  await save([interview])
  const candidate = { name: '林晓彤', stageId: '1001', stageTypeKind: 3, appliedAt: 1_710_000_000_000 }
  const [result] = await importer.importFiles(
    { 'bundle.json': aBundle({ externalId: 'lin', candidate }) },
    companyId,
  )
  expect(result).toMatchObject({ state: 'stored' })
  const { positionId } = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('externalId', '=', 'lin')
    .select('positionId')
    .executeTakeFirstOrThrow()
  const { data } = await server.call(readPositionStages, { positionId }, { token })
  expect(data.stages).toMatchObject([{ stageId: '2' }, { stageId: '1001', isOwn: true }])
  expect(idsOf((await read()).stages)).toEqual(['2'])
})
