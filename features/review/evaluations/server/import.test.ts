import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addEstimate } from '../contract/adding.ts'
import { selectAllEstimateGroupBy } from '../contract/reading.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const said = (externalId: string, more: object = {}) => ({
  externalId,
  kind: 'overall',
  evaluatedBy: '周予川',
  result: 1,
  stageId: '2',
  createdAt: 1_710_000_000_000,
  ...more,
})

async function anImport() {
  const account = await anAccount(server.services)
  const bundle = aBundle()
  const store = async (evaluations: readonly object[]) =>
    (await importer.importFiles({ 'one/bundle.json': { ...bundle, evaluations } }, account.companyId))[0]
  const list = async () => {
    const { id } = await server.services.db
      .selectFrom('candidate')
      .where('companyId', '=', account.companyId)
      .select('id')
      .executeTakeFirstOrThrow()
    const { data } = await server.call(
      selectAllEstimateGroupBy,
      { jobseekerChannelId: id },
      { token: account.token, lang: 'cn' },
    )
    return { id, data }
  }
  return { ...account, store, list }
}

test('imported evaluations are listed as those that were said here are', async () => {
  const { email, store, list } = await anImport()
  const result = await store([
    said('e1', { score: 4, content: '账本证据扎实。' }),
    said('e2', { by: email, evaluatedBy: '陈薇', result: 2, stageId: '1', createdAt: 1_710_000_100_000 }),
    said('e3', { kind: 'comprehensive' }),
  ])
  expect(result).toMatchObject({ state: 'stored', faults: [] })
  expect((await list()).data).toMatchObject([
    { estimateUserName: '陈薇', stageName: '初筛', estimateStatus: 2, isOwn: true },
    {
      estimateUserName: '周予川',
      stageName: '面试',
      estimateStatus: 1,
      isOwn: false,
      estimates: [{ estimateScore: 4, estimateContent: '账本证据扎实。', createdTime: 1_710_000_000_000 }],
    },
  ])
})

test('another import changes imported evaluations, and leaves those made here', async () => {
  const { token, store, list } = await anImport()
  await store([said('e1'), said('e2', { evaluatedBy: '宁若溪' })])
  const { id } = await list()
  const own = { jobseekerChannelId: id, estimateType: 1, estimateContent: '我的话。' }
  expect((await server.call(addEstimate, own, { token })).code).toBe(0)
  await store([said('e1', { result: 3 })])
  const { data } = await list()
  expect(data.map(({ estimateUserName, estimateStatus }) => [estimateUserName, estimateStatus])).toEqual([
    ['陈薇', null],
    ['周予川', 4],
  ])
})

test('an unknown account and a double are faults with their paths, and nothing is stored', async () => {
  const { store } = await anImport()
  const result = await store([said('e1'), said('e1', { by: 'nobody@company.example' })])
  expect(result?.state).toBe('refused')
  expect(result?.faults.map(({ path }) => path)).toEqual(['evaluations[1].externalId', 'evaluations[1].by'])
})

test.each([
  ['a kind that is none', { kind: 'remark' }, 'kind'],
  ['a score of 0', { score: 0 }, 'score'],
  ['a result that is none', { result: 4 }, 'result'],
  ['a text of 501 characters', { content: '长'.repeat(501) }, 'content'],
])('an import with %s is refused', async (_case, wrong, key) => {
  const { store } = await anImport()
  const result = await store([said('e1', wrong)])
  expect(result?.state).toBe('refused')
  expect(result?.faults.map(({ path }) => path)).toEqual([`evaluations[0].${key}`])
})
