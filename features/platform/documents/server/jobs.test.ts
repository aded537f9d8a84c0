import { utimes } from 'node:fs/promises'
import { dayMs } from '@candor/kernel/durations'
import type { FileId } from '@candor/kernel/ids'
import { aCandidate, anAccount, type CandidateUnderTest } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addThirdPartyEvaluation } from '../../../tabs/report-third-party/contract.ts'
import { sweepFiles } from '../../imports/server/jobs/sweep.ts'
import { converterVersion, resultKey, resultName } from '../rules/converter.ts'
import { releaseStaleResults } from './jobs.ts'

const server = serverUnderTest()

async function hashOf(fileId: FileId): Promise<string> {
  const row = await server.services.db
    .selectFrom('storedFile')
    .where('id', '=', fileId)
    .select('contentHash')
    .executeTakeFirstOrThrow()
  return row.contentHash
}

async function give({ companyId, candidateId }: CandidateUnderTest, fileId: FileId): Promise<void> {
  await server.services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
}

async function take({ candidateId }: CandidateUnderTest, fileId: FileId): Promise<void> {
  await server.services.db
    .deleteFrom('candidateFile')
    .where('candidateId', '=', candidateId)
    .where('fileId', '=', fileId)
    .execute()
}

async function namesOf({ candidateId }: CandidateUnderTest): Promise<string[]> {
  const rows = await server.services.db
    .selectFrom('candidateFile')
    .innerJoin('storedFile', 'storedFile.id', 'candidateFile.fileId')
    .where('candidateId', '=', candidateId)
    .orderBy('name')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Stores what a version of the converters made of a photo of a phone, and gives it to the candidate. */
async function giveResult(candidate: CandidateUnderTest, source: FileId, version = converterVersion) {
  const key = { ...resultKey(await hashOf(source), 'heic', 'en'), version }
  const name = resultName(key)
  const content = `a picture of ${candidate.candidateId} by ${version}`
  const fileId = await aFile(server.services, candidate, { name, content })
  await give(candidate, fileId)
  const { companyId } = candidate
  await server.services.db
    .insertInto('conversionResult')
    .values({ companyId, fileId, ...key })
    .execute()
  return { name, result: fileId }
}

/** A candidate with a photo of a phone and what was converted from it. */
async function aConverted() {
  const candidate = await aCandidate(server.services)
  const source = await aFile(server.services, candidate, {
    name: 'photo.heic',
    content: `a photo of ${candidate.candidateId}`,
  })
  await give(candidate, source)
  return { candidate, source, ...(await giveResult(candidate, source)) }
}

test('a result of the present converters stays while its document is there', async () => {
  const { candidate, name } = await aConverted()
  expect(await releaseStaleResults(server.services)).toBe(0)
  expect(await namesOf(candidate)).toEqual([name, 'photo.heic'])
})

test('a result of earlier converters is removed, and a result of later converters stays', async () => {
  const { candidate, source, name } = await aConverted()
  await giveResult(candidate, source, 1)
  const later = await giveResult(candidate, source, converterVersion + 1)
  expect(await releaseStaleResults(server.services)).toBe(1)
  expect(await namesOf(candidate)).toEqual([name, later.name, 'photo.heic'])
})

test('a result from before the table of results is removed by its name', async () => {
  const { candidate, name } = await aConverted()
  const before = await aFile(server.services, candidate, { name, content: 'another picture' })
  await give(candidate, before)
  expect(await releaseStaleResults(server.services)).toBe(1)
  expect(await namesOf(candidate)).toEqual([name, 'photo.heic'])
})

test('the result of a removed document is removed with its content, but stays for a candidate who has the document', async () => {
  const { candidate, source, result } = await aConverted()
  const another = await aCandidate(server.services, candidate)
  await give(another, source)
  await give(another, result)
  const content = await hashOf(result)
  await take(candidate, source)
  expect(await releaseStaleResults(server.services)).toBe(1)
  expect(await namesOf(candidate)).toEqual([])
  expect(await namesOf(another)).toHaveLength(2)

  await take(another, source)
  expect(await releaseStaleResults(server.services)).toBe(1)
  const { files, clock } = server.services
  const time = new Date(clock.now().getTime() - 2 * dayMs)
  await utimes(files.pathOf(content), time, time)
  await sweepFiles(server.services)
  expect(await files.has(content)).toBe(false)
})

test('an uploaded file with the name of a result stays', async () => {
  const candidate = await aCandidate(server.services)
  const { token } = await anAccount(server.services, candidate)
  const name = `${'a'.repeat(64)}.docx.99999999999999999999.en.html`
  const stale = `${'b'.repeat(64)}.docx.1.en.html`
  for (const each of [name, stale]) {
    const fileId = await aFile(server.services, candidate, { name: each })
    const evaluation = { testName: '测评', testType: 1, fileUrl: `file:${fileId}`, fileName: each }
    const of = { jobseekerChannelId: candidate.candidateId }
    expect((await server.call(addThirdPartyEvaluation, { ...of, ...evaluation }, { token })).code).toBe(0)
  }
  expect(await releaseStaleResults(server.services)).toBe(0)
  expect(await namesOf(candidate)).toEqual([name, stale])
})
