import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listThirdPartyEvaluations } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const evaluation = (externalId: string, more: object = {}) => ({
  externalId,
  testName: '逻辑测评',
  testType: 0,
  createDate: 1_710_000_000_000,
  ...more,
})
const withFile = { testType: 1, fileUrl: 'media/report.pdf' }

async function importEvaluations(thirdParty: unknown, isAnonymous = false) {
  const { companyId, token } = await anAccount(server.services)
  const candidate = { name: '沈知遥', stageId: '2', stageTypeKind: 2, appliedAt: 1, isAnonymous }
  const [result] = await importer.importFiles(
    { 'one/bundle.json': aBundle({ thirdParty, candidate }), 'one/media/report.pdf': 'a report' },
    companyId,
  )
  const row = await importer.findCandidate(companyId)
  return { result, token, companyId, jobseekerChannelId: row?.id ?? '' }
}

const read = ({ jobseekerChannelId, token }: { jobseekerChannelId: string; token: string }, more = {}) =>
  server.call(listThirdPartyEvaluations, { jobseekerChannelId, ...more }, { token })

test('imported evaluations are answered newest first, in the fields of the wire [R3-058 R7-073]', async () => {
  const later = { createDate: 1_710_000_900_000, fileName: '测评报告.pdf', testVendor: 1, testStatus: 2 }
  const imported = await importEvaluations([
    evaluation('t1', { score: 86.5, positionName: '支付架构师' }),
    evaluation('t2', { ...withFile, ...later }),
  ])
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  const { code, data } = await read(imported)
  expect(code).toBe(0)
  expect(data).toEqual([
    {
      id: expect.any(String),
      revision: expect.any(String),
      testName: '逻辑测评',
      score: null,
      testType: 1,
      fileUrl: expect.stringMatching(/^\/file\/media\//),
      fileName: '测评报告.pdf',
      fileReference: expect.stringMatching(/^file:/),
      ending: 'pdf',
      hasPreview: true,
      testVendor: 1,
      testStatus: 2,
      positionName: '高级后端工程师',
      createDate: 1_710_000_900_000,
    },
    {
      id: expect.any(String),
      revision: expect.any(String),
      testName: '逻辑测评',
      score: '86.5',
      testType: 0,
      fileUrl: null,
      fileName: null,
      fileReference: null,
      ending: '',
      hasPreview: false,
      testVendor: null,
      testStatus: null,
      positionName: '支付架构师',
      createDate: 1_710_000_000_000,
    },
  ])
  expect((await server.app.inject(data[0]?.fileUrl ?? '')).body).toBe('a report')
})

test('the file of an anonymous candidate does not leave the server', async () => {
  const imported = await importEvaluations([evaluation('t1', { ...withFile, fileName: '沈知遥.pdf' })], true)
  const answer = await read(imported)
  expect(answer.data).toMatchObject([
    { testName: '逻辑测评', fileUrl: null, fileName: null, fileReference: null },
  ])
  expect(answer.body).not.toMatch(/沈知遥|file\/media/)
})

test('none are given where the personality test is used [R2-041]', async () => {
  const imported = await importEvaluations([evaluation('t1')])
  await aSetting(server.services, imported.companyId, 'rules', { usesPersonalityTest: true })
  expect((await read(imported)).code).toBe(1002)
})

test('another company’s and another position’s are not found; a candidate may have none', async () => {
  const imported = await importEvaluations([])
  expect((await read(imported)).data).toEqual([])
  const stranger = await anAccount(server.services)
  expect((await read({ ...imported, token: stranger.token })).code).toBe(1005)
  const other = await aCandidate(server.services)
  expect((await read(imported, { positionId: other.positionId })).code).toBe(1005)
})

test.each([
  ['an unknown key', { colour: 'red' }, 'thirdParty[0]'],
  ['an unknown status', { testStatus: 3 }, 'thirdParty[0].testStatus'],
  ['a file that is missing', { fileUrl: 'media/none.pdf' }, 'thirdParty[0].fileUrl'],
])('an import with %s is refused', async (_case, wrong, path) => {
  const { result } = await importEvaluations([evaluation('t1', wrong)])
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toEqual([path])
})

test.each([
  [0, 'stored'],
  [1, 'stored'],
  [2, 'refused'],
  [-1, 'refused'],
])('a test is of type 0, a score, or 1, a file: %i is %s [R3-059]', async (testType, state) => {
  const { result } = await importEvaluations([evaluation('t1', { testType })])
  expect(result?.state).toBe(state)
  expect((result?.faults ?? []).map(({ path }) => path)).toEqual(
    state === 'stored' ? [] : ['thirdParty[0].testType'],
  )
})
