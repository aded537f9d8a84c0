import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { listMoves, moveCandidates } from '../../contract/moving.ts'
import { movingUnderTest } from './moving-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const aScene = movingUnderTest(server)

const bundled = (stageId: string, name = '沈知遥') =>
  aBundle({
    externalId: 'shen',
    candidate: { name, stageId, stageTypeKind: 2, appliedAt: 1_710_000_000_000 },
  })

async function anImported() {
  const hr = await anAccount(server.services, { name: '陈薇' })
  const bring = async (stageId: string, name?: string) =>
    (await importer.importFiles({ 'bundle.json': bundled(stageId, name) }, hr.companyId))[0]
  await bring('2')
  const found = await importer.findCandidate(hr.companyId)
  if (!found) throw new Error('nobody was stored')
  const move = (fromStageId: string, toStageId: string) =>
    server.call(
      moveCandidates,
      {
        moves: [{ jobseekerChannelId: found.id, fromStageId, fromOutcome: null }],
        toStageId,
        outcome: null,
        reason: '',
        carriesRecommendations: false,
      },
      { token: hr.token, lang: 'en' },
    )
  const stageId = async () =>
    (
      await server.services.db
        .selectFrom('candidate')
        .where('id', '=', found.id)
        .select('stageId')
        .executeTakeFirstOrThrow()
    ).stageId
  const history = async () =>
    (await server.call(listMoves, { jobseekerChannelId: found.id }, { token: hr.token, lang: 'en' })).data
  return { ...found, hr, bring, move, stageId, history }
}

test('a bundle that moved a candidate meanwhile refuses the move of a person, without a name', async () => {
  const { bring, move, stageId, history } = await anImported()
  await bring('77')
  expect((await move('2', '1001')).data.refused).toMatchObject([
    { why: 'movedMeanwhile', stageName: 'Stage 77', byName: null },
  ])
  expect(await stageId()).toBe('77')
  expect(await history()).toMatchObject([{ byName: null, fromStage: 'Interview', toStage: 'Stage 77' }])
})

test('a bundle without news of the stage waits for a move and keeps it', async () => {
  const { id, bring, stageId, history } = await anImported()
  const { db } = server.services
  let isStored = false
  const importing = await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('candidate')
      .set({ stageId: '1001', stageTypeKind: 3 })
      .where('id', '=', id)
      .execute()
    const bringing = bring('2', '沈知遥（新）').then((result) => {
      isStored = true
      return result
    })
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    expect(isStored).toBe(false)
    return { bringing }
  })
  expect(await importing.bringing).toMatchObject({ state: 'stored' })
  expect(await stageId()).toBe('1001')
  expect(await history()).toEqual([])
})

test('100 candidates move in one transaction, and a colleague who moves another one does not wait', async () => {
  const { companyId, candidateIds, move, stored, entries } = await aScene(
    Array.from({ length: 101 }, (_, index) => `候选人${index}`),
  )
  const colleague = await anAccount(server.services, { companyId })
  const [other, ...hundred] = candidateIds
  if (!other) throw new Error('there are 101 candidates')
  const seen = (id: string) => ({ jobseekerChannelId: id, fromStageId: '2', fromOutcome: null })
  const [many, one] = await Promise.all([
    move({ moves: hundred.map(seen), toStageId: '1001' }),
    move({ moves: [seen(other)], toStageId: '1' }, { token: colleague.token }),
  ])
  expect(many.data.moved).toHaveLength(100)
  expect(one.data.moved).toEqual([other])
  expect((await stored(hundred.at(-1))).stageId).toBe('1001')
  expect(await entries()).toHaveLength(101)
})
