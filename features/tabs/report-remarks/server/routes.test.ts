import { newId } from '@candor/db/new-id'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { insertEvaluations, insertRemark } from '../../../review/evaluations/server/queries/evaluations.ts'
import { changeRemark } from '../../../review/remarks/contract.ts'
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
  const { companyId, accountId, token } = await anAccount(server.services)
  const bundle = aBundle({ remarks })
  const bring = (remarks: unknown) =>
    importer.importFiles({ 'one/bundle.json': { ...bundle, remarks } }, companyId)
  const [result] = await bring(remarks)
  const candidate = await importer.findCandidate(companyId)
  // A refused import leaves no candidate behind, and its tests ask for none.
  const candidateId = candidate?.id ?? newId<'candidate'>()
  const ids = { companyId, accountId, candidateId, jobseekerChannelId: candidateId }
  return { result, token, importAgain: bring, ...ids }
}

const read = ({ jobseekerChannelId, token }: { jobseekerChannelId: string; token: string }) =>
  server.call(selectAllEstimate, { jobseekerChannelId, estimateMode: 8 }, { token })

test('imported remarks are listed newest first in the fields of the wire [R3-066 P3-023 R7-053 P7-069]', async () => {
  const imported = await importRemarks([
    remark('r1', 1_710_000_000_000),
    remark('r2', 1_710_000_900_000, { estimateScore: 4.5, result: 3, source: 4 }),
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

test('estimates of the types 1, 2 and 3 are no remarks [R7-054 P7-070]', async () => {
  const imported = await importRemarks([
    remark('r1', 1_710_000_000_000),
    ...[1, 2, 3].map((estimateType) => remark(`v${estimateType}`, 1_710_000_000_000, { estimateType })),
  ])
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  expect((await read(imported)).data.map(({ id }) => id)).toEqual(['r1'])
})

async function aWrittenRemark() {
  const imported = await importRemarks([remark('r1', 1_710_000_000_000), remark('r2', 1_710_000_900_000)])
  const { candidateId, companyId, accountId } = imported
  const written = { accountId, writtenBy: '周予川', content: '第一行\n第二行', source: 4 }
  const createdAt = new Date(1_710_000_400_000)
  await insertRemark(server.services.db, { companyId, candidateId, createdAt, ...written })
  return imported
}

describe('a remark written here', () => {
  test('says to its author alone that it is theirs, and imported ones belong to nobody', async () => {
    const candidate = await aWrittenRemark()
    const colleague = await anAccount(server.services, { companyId: candidate.companyId })
    const seen = (await read({ ...candidate, token: colleague.token })).data
    expect(seen.map(({ written }) => written?.isOwn)).toEqual([undefined, false, undefined])
  })

  test('that was changed says so at once, with whom it names now', async () => {
    const candidate = await aWrittenRemark()
    const colleague = await anAccount(server.services, { companyId: candidate.companyId, name: '沈知行' })
    const { jobseekerChannelId, token } = candidate
    const before = (await read(candidate)).data[1]
    const naming = { text: '请 @沈知行 看', mentioned: [colleague.accountId] }
    const change = (revision: number) =>
      server.call(
        changeRemark,
        { jobseekerChannelId, remarkId: before?.id ?? '', revision, ...naming },
        { token },
      )
    expect(await change(1)).toMatchObject({ code: 0, data: { revision: 2 } })
    const mention = { userId: colleague.accountId, name: '沈知行' }
    const written = { revision: 2, isChanged: true, isOwn: true, mentions: [{ ...mention, isSelf: false }] }
    expect((await read(candidate)).data[1]).toMatchObject({ estimateContent: naming.text, written })
    expect((await read({ ...candidate, token: colleague.token })).data[1]?.written?.mentions).toEqual([
      { ...mention, isSelf: true },
    ])
    // The same text that names nobody is no new text, but the list is a new one.
    naming.mentioned = []
    expect(await change(2)).toMatchObject({ data: { revision: 2 } })
    expect((await read(candidate)).data[1]?.written?.mentions).toEqual([])
  })
})

describe('a remark of a colleague', () => {
  const authors = async (of: Parameters<typeof read>[0]) =>
    (await read(of)).data.map(({ estimateUserName, createdTime }) => [estimateUserName, createdTime])

  test('stands among what was imported, by its time, with its writer and source', async () => {
    const candidate = await aWrittenRemark()
    expect((await read(candidate)).data[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdTime: 1_710_000_400_000,
      estimateType: 8,
      estimateUserName: '周予川',
      estimateContent: '第一行\n第二行',
      estimateScore: null,
      result: null,
      source: 4,
      written: { revision: 1, isChanged: false, isOwn: true, mentions: [] },
    })
  })

  test('stays when remarks are imported anew', async () => {
    const candidate = await aWrittenRemark()
    const [again] = await candidate.importAgain([remark('r3', 1_710_000_500_000)])
    expect(again?.state).toBe('stored')
    expect(await authors(candidate)).toEqual([
      ['陈薇安', 1_710_000_500_000],
      ['周予川', 1_710_000_400_000],
    ])
  })

  test('is not read under another candidate', async () => {
    const candidate = await aWrittenRemark()
    const other = await anInterview(server.services, { companyId: candidate.companyId })
    const { token } = candidate
    expect(await authors({ jobseekerChannelId: other.candidateId, token })).toEqual([])
  })
})

test('a candidate whom nobody noted anything about has no remarks', async () => {
  const { companyId, interviewId, candidateId } = await anInterview(server.services)
  const { token } = await anAccount(server.services, { companyId })
  const answer = await server.call(
    selectAllEstimate,
    { jobseekerChannelId: candidateId, interviewId, estimateMode: 8 },
    { token },
  )
  expect([answer.code, answer.data]).toEqual([0, []])
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

test('without a mode it is the evaluations that are listed, of one stage where one is named [R7-007 P7-039]', async () => {
  const { companyId, interviewId, candidateId } = await anInterview(server.services)
  const { token, accountId } = await anAccount(server.services, { companyId })
  const of = { companyId, candidateId, accountId, interviewId, evaluatedBy: '周予川', source: null }
  const said = { kind: 'overall', content: '可以。', score: 4, result: 1, stageId: '2' } as const
  await insertEvaluations(server.services.db, [{ ...of, ...said, createdAt: new Date(2) }])
  const earlier = { kind: 'resume', content: '清楚。', score: null, result: null, stageId: '1' } as const
  await insertEvaluations(server.services.db, [{ ...of, ...earlier, createdAt: new Date(1) }])
  const list = (recommendStageId?: string) =>
    server.call(
      selectAllEstimate,
      { jobseekerChannelId: candidateId, interviewId, recommendStageId },
      { token },
    )
  const all = await list()
  expect(all.code).toBe(0)
  expect(all.data).toMatchObject([
    {
      createdTime: 2,
      estimateType: 1,
      estimateUserName: '周予川',
      estimateContent: '可以。',
      estimateScore: 4,
      result: 1,
    },
    { createdTime: 1, estimateType: 3, estimateContent: '清楚。', estimateScore: null, result: null },
  ])
  expect((await list('1')).data.map(({ estimateType }) => estimateType)).toEqual([3])
})

test('evaluations that are kept to their owners are kept here too', async () => {
  const { companyId, interviewId, candidateId } = await anInterview(server.services)
  const hr = await anAccount(server.services, { companyId })
  const reading = await anAccount(server.services, { companyId, userType: 'read' })
  const { accountId } = hr
  const of = { companyId, candidateId, accountId, interviewId, evaluatedBy: '陈薇', source: null }
  const said = { kind: 'overall', content: '', score: null, result: 1, stageId: '2' } as const
  await insertEvaluations(server.services.db, [{ ...of, ...said, createdAt: new Date(1) }])
  const count = async ({ token }: { token: string }) =>
    (await server.call(selectAllEstimate, { jobseekerChannelId: candidateId }, { token })).data.length
  expect([await count(hr), await count(reading)]).toEqual([1, 1])
  await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
  expect([await count(hr), await count(reading)]).toEqual([1, 0])
})
