import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { migrateAgain } from '@candor/testkit/database'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { storeCandidateDocument } from '../../../candidates/candidates/server/queries.ts'
import {
  deleteThirdPartyEvaluation,
  listThirdPartyEvaluations,
  type ThirdPartyEntry,
  updateThirdPartyEvaluation,
} from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const evaluation = (externalId: string, more: object = {}) => ({
  externalId,
  testName: `测评 ${externalId}`,
  testType: 0,
  createDate: 1_710_000_000_000,
  ...more,
})

interface Imported {
  readonly companyId: CompanyId
  readonly token: string
  readonly externalId: string
  readonly jobseekerChannelId: string
}

async function importOf(of: Pick<Imported, 'companyId' | 'externalId'>, thirdParty: readonly unknown[]) {
  const bundle = { ...aBundle({ thirdParty }), externalId: of.externalId, interviews: [] }
  const files = { 'media/a.pdf': 'report a', 'media/b.pdf': 'report b' }
  const [result] = await importer.importFiles({ 'bundle.json': bundle, ...files }, of.companyId)
  expect(result).toMatchObject({ state: 'stored', faults: [] })
}

async function imported(...thirdParty: unknown[]): Promise<Imported> {
  const { companyId, token } = await anAccount(server.services)
  const of = { companyId, token, externalId: aBundle().externalId }
  await importOf(of, thirdParty)
  const candidate = await importer.findCandidate(companyId)
  return { ...of, jobseekerChannelId: candidate?.id ?? '' }
}

async function listOf({ jobseekerChannelId, token }: Imported): Promise<ThirdPartyEntry[]> {
  return (await server.call(listThirdPartyEvaluations, { jobseekerChannelId }, { token })).data
}

const namesOf = async (of: Imported) => (await listOf(of)).map(({ testName }) => testName).sort()

const filesOf = ({ companyId }: Imported) =>
  server.services.db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .orderBy('name')
    .select('name')
    .execute()
    .then((rows) => rows.map(({ name }) => name))

test('a later bundle brings what is new, changes what it names again and takes away what it names no more', async () => {
  const of = await imported(evaluation('a', { fileUrl: 'media/a.pdf', testType: 1 }), evaluation('b'))
  const [before] = (await listOf(of)).filter(({ testName }) => testName === '测评 b')
  await importOf(of, [evaluation('b', { score: 'A' }), evaluation('c', { fileUrl: 'media/b.pdf' })])
  const after = await listOf(of)
  expect(after.map(({ testName, score }) => [testName, score]).sort()).toEqual([
    ['测评 b', 'A'],
    ['测评 c', null],
  ])
  expect(after.find(({ testName }) => testName === '测评 b')?.id).toBe(before?.id)
  expect(await filesOf(of)).toEqual(['b.pdf'])
  await importOf(of, [])
  expect(await listOf(of)).toEqual([])
  expect(await filesOf(of)).toEqual([])
})

test('a later bundle undoes neither a person’s change nor a deletion', async () => {
  const of = await imported(evaluation('a', { fileUrl: 'media/a.pdf' }), evaluation('b'), evaluation('c'))
  const { jobseekerChannelId, token } = of
  const [a, b] = (await listOf(of)).sort((x, y) => (x.testName < y.testName ? -1 : 1))
  const change = { id: a?.id ?? '', jobseekerChannelId, testName: '改过的测评', testType: 0, score: '7' }
  expect((await server.call(updateThirdPartyEvaluation, change, { token })).code).toBe(0)
  expect((await server.call(deleteThirdPartyEvaluation, { id: b?.id ?? '' }, { token })).code).toBe(0)
  await importOf(of, [
    evaluation('a', { fileUrl: 'media/a.pdf', score: 1 }),
    evaluation('b'),
    evaluation('d'),
  ])
  expect(await namesOf(of)).toEqual(['改过的测评', '测评 d'])
  await importOf(of, [evaluation('e')])
  expect(await namesOf(of)).toEqual(['改过的测评', '测评 e'])
  expect(await filesOf(of)).toEqual([])
})

test('evaluations of a bundle that share an id are all there', async () => {
  const same = [evaluation('a'), evaluation('a', { testName: '第二份' }), evaluation('a')]
  expect(await namesOf(await imported(...same))).toEqual(['测评 a', '测评 a', '第二份'])
})

test('evaluations that an older version stored as one document are listed as rows, those that share an id too, each once', async () => {
  const of = await imported(evaluation('a', { fileUrl: 'media/a.pdf', testType: 1 }))
  const { db } = server.services
  const rows = db.selectFrom('thirdPartyEvaluation').where('companyId', '=', of.companyId)
  const { fileId, candidateId } = await rows.select(['fileId', 'candidateId']).executeTakeFirstOrThrow()
  await db.deleteFrom('thirdPartyEvaluation').where('companyId', '=', of.companyId).execute()
  const file = { fileUrl: `file:${fileId}`, testType: 1 }
  const older = [
    evaluation('a', file),
    evaluation('b'),
    evaluation('a', { testName: '第二份' }),
    evaluation('a (2)'),
  ]
  await storeCandidateDocument(db, { ...of, candidateId }, 'thirdParty', older, server.clock.now())
  await migrateAgain(server.databaseUrl, '0017-third-party-rows')
  await migrateAgain(server.databaseUrl, '0017-third-party-rows')
  expect(await namesOf(of)).toEqual(['测评 a', '测评 a (2)', '测评 b', '第二份'])
  expect((await listOf(of)).map(({ createDate }) => createDate)).toEqual(
    Array.from({ length: 4 }, () => 1_710_000_000_000),
  )
  const [a] = (await listOf(of)).filter(({ fileUrl }) => fileUrl)
  expect((await server.app.inject(a?.fileUrl ?? '')).body).toBe('report a')
  await importOf(of, [evaluation('b')])
  expect(await namesOf(of)).toEqual(['测评 b'])
})
