import { anAccount, anInterview } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { selectAllEstimate } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const remark = (externalId: string, createdTime: number, more: object = {}) => ({
  externalId,
  createdTime,
  estimateUserName: '陈薇安',
  estimateContent: '谈吐清楚。',
  ...more,
})

async function importRemarks(remarks: unknown) {
  const { companyId, token } = await anAccount(server.house)
  const bundle = aBundle({ remarks })
  const [result] = await importer.importFiles({ 'one/bundle.json': bundle }, companyId)
  const candidate = await server.house.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirst()
  return { result, token, companyId, jobseekerChannelId: candidate?.id ?? '' }
}

const read = ({ jobseekerChannelId, token }: { jobseekerChannelId: string; token: string }) =>
  server.call(selectAllEstimate, { jobseekerChannelId, estimateMode: 8 }, { token })

test('imported remarks are listed newest first in the fields of the wire, without verdicts [R3-066 P3-023 R7-053 P7-069 R7-054 P7-070]', async () => {
  const imported = await importRemarks([
    remark('r1', 1_710_000_000_000),
    remark('r2', 1_710_000_900_000, { estimateScore: 4.5, result: 3, source: 4 }),
    ...[1, 2, 3].map((estimateType) => remark(`v${estimateType}`, 1_710_000_000_000, { estimateType })),
  ])
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  const { code, data } = await read(imported)
  expect(code).toBe(0)
  const both = { estimateType: 8, estimateUserName: '陈薇安', estimateContent: '谈吐清楚。' }
  expect(data).toEqual([
    { id: 'r2', createdTime: 1_710_000_900_000, ...both, estimateScore: 4.5, result: 3, source: 4 },
    { id: 'r1', createdTime: 1_710_000_000_000, ...both, estimateScore: null, result: null, source: null },
  ])
})

test('a candidate whom nobody noted anything about has no remarks', async () => {
  const { companyId, interviewId, candidateId } = await anInterview(server.house)
  const { token } = await anAccount(server.house, { companyId })
  const answer = await server.call(
    selectAllEstimate,
    { jobseekerChannelId: candidateId, interviewId, estimateMode: 8 },
    { token },
  )
  expect([answer.code, answer.data]).toEqual([0, []])
})

test('they need the permission of the tab, and another company’s are not found [R2-038]', async () => {
  const imported = await importRemarks([remark('r1', 1)])
  const { companyId } = imported
  const without = await anAccount(server.house, { companyId, buttons: ['reportResume', 'planInterview'] })
  expect((await read({ ...imported, token: without.token })).code).toBe(1002)
  const stranger = await anAccount(server.house)
  expect((await read({ ...imported, token: stranger.token })).code).toBe(1005)
})

test('estimates of another mode are not listed here', async () => {
  const { jobseekerChannelId, token } = await importRemarks([remark('r1', 1)])
  const answer = await server.call(selectAllEstimate, { jobseekerChannelId, estimateMode: 2 }, { token })
  expect(answer.code).toBe(1003)
})

test('a remark has at most 500 characters [R9-002]', async () => {
  const longest = await importRemarks([remark('r1', 1, { estimateContent: '长'.repeat(500) })])
  expect(longest.result?.state).toBe('stored')
  const { result } = await importRemarks([remark('r1', 1, { estimateContent: '长'.repeat(501) })])
  expect(result?.state).toBe('refused')
  expect(result?.faults.map(({ path }) => path)).toEqual(['remarks[0].estimateContent'])
})

test.each([
  ['an unknown key', { colour: 'red' }, 'remarks[0]'],
  ['a result that is no decision', { result: 4 }, 'remarks[0].result'],
  ['a score below 0', { estimateScore: -1 }, 'remarks[0].estimateScore'],
])('an import with %s is refused', async (_case, wrong, path) => {
  const { result } = await importRemarks([remark('r1', 1, wrong)])
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toEqual([path])
})
