import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addOfflineResult, listOfflineResults, maxWrittenRounds } from '../contract.ts'

const server = serverUnderTest()

const importer = importerUnderTest(server)

async function importRounds(offlineRounds?: unknown, offlineInterviewTab = true) {
  const { companyId, token } = await anAccount(server.services)
  await aSetting(server.services, companyId, 'rules', { offlineInterviewTab })
  const bundle = aBundle(offlineRounds === undefined ? {} : { offlineRounds })
  const [result] = await importer.importFiles({ 'one/bundle.json': bundle }, companyId)
  const candidate = await importer.findCandidate(companyId)
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
    { ...whole, interviewFormat: 'leaderless' },
    {
      interviewRound: 2,
      interviewType: null,
      interviewFormat: 'semiStructured',
      createTime: 1_710_000_900_000,
      interviewResult: null,
      interviewScore: null,
      interviewRemark: null,
      suggestPosition: null,
      interviewerName: null,
    },
  ])
})

test('the first is leaderless, and of exactly two the second is semi-structured [R3-069 R3-070]', async () => {
  const formatsOf = async (count: number) => {
    const rounds = Array.from({ length: count }, (_, at) => ({ interviewRound: at + 1, createTime: at }))
    return (await read(await importRounds(rounds))).data.map(({ interviewFormat }) => interviewFormat)
  }
  expect(await formatsOf(1)).toEqual(['leaderless'])
  expect(await formatsOf(2)).toEqual(['leaderless', 'semiStructured'])
  expect(await formatsOf(3)).toEqual(['leaderless', null, null])
})

test('a candidate without rounds has none', async () => {
  expect((await read(await importRounds())).data).toEqual([])
})

test('a company that keeps none is refused [R2-043]', async () => {
  const rounds = [{ interviewRound: 1, createTime: 1 }]
  expect((await read(await importRounds(rounds, false))).code).toBe(1002)
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

const write = (of: { token: string; jobSeekerChannelId: string }, more: object, idempotencyKey?: string) =>
  server.call(
    addOfflineResult,
    { jobSeekerChannelId: of.jobSeekerChannelId, ...more },
    { token: of.token, ...(idempotencyKey && { idempotencyKey }) },
  )

const whole = {
  interviewType: 2,
  interviewResult: '建议录用',
  interviewScore: 4.5,
  interviewRemark: '第一行\n第二行',
  suggestPosition: '支付架构师',
  interviewerName: '周予川',
}

test('a round that is written down is refused past so many of one account, and a colleague still writes one down', async () => {
  const of = await importRounds()
  for (let round = 0; round < maxWrittenRounds; round += 1)
    expect((await write(of, { interviewScore: 86 })).code).toBe(0)
  expect(await write(of, { interviewScore: 86 })).toMatchObject({ code: 1008 })
  expect((await read(of)).data).toHaveLength(maxWrittenRounds)
  const { token } = await anAccount(server.services, { companyId: of.companyId })
  expect((await write({ ...of, token }, { interviewScore: 86 })).code).toBe(0)
})

test('a round that is written down stands after the imported ones, whole, and the log says by whom without the words', async () => {
  const of = await importRounds([{ interviewRound: 1, createTime: 5 }])
  expect((await write(of, whole)).code).toBe(0)
  expect((await write(of, { interviewScore: 86 })).code).toBe(0)
  const { data } = await read(of)
  const createTime = server.clock.now().getTime()
  expect(data.map(({ interviewRound }) => interviewRound)).toEqual([1, 2, 3])
  expect(data[1]).toEqual({ interviewRound: 2, interviewFormat: null, createTime, ...whole })
  expect(data[2]).toMatchObject({ interviewType: null, interviewScore: 86, interviewResult: null })
  const [entry] = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', of.companyId)
    .where('action', '=', 'offline.added')
    .orderBy('sequence')
    .select(['action', 'candidateId', 'details'])
    .execute()
  expect(entry).toEqual({
    action: 'offline.added',
    candidateId: of.jobSeekerChannelId,
    details: {
      subject: expect.any(String),
      to: { interviewType: 2, interviewScore: 4.5, resultLength: 4, remarkLength: 7 },
    },
  })
})

test('a round that is written down is the same round while what colleagues think is held back from its writer [R3-069 R3-070 R3-071]', async () => {
  const of = await importRounds([{ interviewRound: 1, createTime: 5, interviewResult: '同事的话' }])
  const { companyId } = of
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const { id: candidateId } = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  const interviewers = [{ accountId: interviewer.accountId }]
  await aPlan(server.services, { companyId, candidateId, interviewers })
  await write(of, { interviewResult: '招聘者的话' })
  const asInterviewer = { ...of, token: interviewer.token }
  expect((await write(asInterviewer, { interviewResult: '自己的话' })).code).toBe(0)
  const own = { interviewRound: 3, interviewFormat: null, interviewResult: '自己的话' }
  expect((await read(asInterviewer)).data).toEqual([expect.objectContaining(own)])
  expect((await read(of)).data).toMatchObject([{ interviewRound: 1 }, { interviewRound: 2 }, own])
})

test('a round that is written down stays when a later bundle brings its rounds anew', async () => {
  const of = await importRounds([{ interviewRound: 1, createTime: 5 }])
  await write(of, whole)
  const bundle = aBundle({ offlineRounds: [{ interviewRound: 1, createTime: 6 }] })
  const { externalId } = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', of.companyId)
    .select('externalId')
    .executeTakeFirstOrThrow()
  await importer.importFiles({ 'bundle.json': { ...bundle, externalId, interviews: [] } }, of.companyId)
  expect((await read(of)).data.map(({ createTime }) => createTime)).toEqual([6, server.clock.now().getTime()])
})

test('a round that is written down is stored once despite retries', async () => {
  const of = await importRounds()
  const key = '0192f0c1-0000-7000-8000-000000000003'
  expect([(await write(of, whole, key)).code, (await write(of, whole, key)).code]).toEqual([0, 0])
  expect((await read(of)).data).toHaveLength(1)
})

test.each([
  ['nothing but who asked', { interviewerName: '周予川', interviewResult: ' ' }],
  ['a remark of 501 characters', { interviewRemark: 'x'.repeat(501) }],
  ['a score above 100', { interviewScore: 100.5 }],
  ['a type between', { interviewType: 1.5, interviewScore: 1 }],
  ['a third type', { interviewType: 3, interviewScore: 1 }],
])('a round that is written down is refused with %s', async (_case, wrong) => {
  const of = await importRounds()
  expect((await write(of, wrong)).code).toBe(1003)
  expect((await read(of)).data).toEqual([])
})

test('a round that is written down needs a company that has the tab', async () => {
  const untabbed = await anAccount(server.services)
  const { candidateId } = await aCandidate(server.services, untabbed)
  expect((await write({ ...untabbed, jobSeekerChannelId: candidateId }, whole)).code).toBe(1002)
})
