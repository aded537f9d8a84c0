import { anAccount, aSetting } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listOfflineResults } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

async function importRounds(offlineRounds?: unknown, offlineInterviewTab = true) {
  const { companyId, token } = await anAccount(server.house)
  await aSetting(server.house, companyId, 'rules', { offlineInterviewTab })
  const bundle = aBundle(offlineRounds === undefined ? {} : { offlineRounds })
  const [result] = await importer.importFiles({ 'one/bundle.json': bundle }, companyId)
  const candidate = await server.house.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirst()
  return { result, token, companyId, jobSeekerChannelId: candidate?.id ?? '' }
}

const read = ({ jobSeekerChannelId, token }: { jobSeekerChannelId: string; token: string }) =>
  server.call(listOfflineResults, { jobSeekerChannelId }, { token })

test('imported rounds are answered in their order, in the fields of the wire [R3-067 R7-069 P7-077]', async () => {
  const whole = {
    interviewRound: 1,
    interviewType: 1,
    createTime: 1_710_000_000_000,
    interviewResult: '通过',
    interviewScore: 86.5,
    interviewRemark: '第一行\n第二行',
    suggestPosition: '支付架构师',
    interviewerName: '周予川',
  }
  const imported = await importRounds([whole, { interviewRound: 2, createTime: 1_710_000_900_000 }])
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  const { code, data } = await read(imported)
  expect(code).toBe(0)
  expect(data).toEqual([
    whole,
    {
      interviewRound: 2,
      interviewType: null,
      createTime: 1_710_000_900_000,
      interviewResult: null,
      interviewScore: null,
      interviewRemark: null,
      suggestPosition: null,
      interviewerName: null,
    },
  ])
})

test('a candidate without rounds has none', async () => {
  expect((await read(await importRounds())).data).toEqual([])
})

test('a company that keeps none is refused, and another company’s are not found [R2-043]', async () => {
  const rounds = [{ interviewRound: 1, createTime: 1 }]
  expect((await read(await importRounds(rounds, false))).code).toBe(1002)
  const stranger = await anAccount(server.house)
  expect((await read({ ...(await importRounds(rounds)), token: stranger.token })).code).toBe(1005)
})

test.each([
  ['an unknown key', { colour: 'red' }, 'offlineRounds[0]'],
  ['a round 0', { interviewRound: 0 }, 'offlineRounds[0].interviewRound'],
  ['a score above 100', { interviewScore: 101 }, 'offlineRounds[0].interviewScore'],
])('an import with %s is refused', async (_case, wrong, path) => {
  const { result } = await importRounds([{ interviewRound: 1, createTime: 1, ...wrong }])
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toEqual([path])
})
