import { writeFile } from 'node:fs/promises'
import type { CompanyId } from '@candor/kernel/ids'
import { docx, paragraph } from '@candor/readers/docx-under-test'
import { aCompany, anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { fileAddress } from '@candor/testkit/files'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { expect, test } from 'vitest'
import { getPreviewUrl } from '../../../documents/contract.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

async function filesOf(companyId: CompanyId) {
  const { db } = server.services
  const stored = await db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .select(['id', 'name'])
    .execute()
  const owned = await db
    .selectFrom('candidateFile')
    .where('companyId', '=', companyId)
    .select('fileId')
    .execute()
  const names = (ids: ReadonlySet<string>) => stored.filter(({ id }) => ids.has(id)).map(({ name }) => name)
  return {
    stored: stored.map(({ name }) => name).sort(),
    owned: names(new Set(owned.map(({ fileId }) => fileId))).sort(),
  }
}

const answers = (video: string) => [
  { question_id: 'q1', problem_answer_method: 1, problem: '?', video: [{ video_url: `media/${video}` }] },
]

const candidate = aBundle().candidate

test('a file that an import replaces is let go of; those that are named still, stay', async () => {
  const { companyId } = await aCompany(server.services)
  const first = bundledInterview({ externalId: 'one', answers: answers('q1.webm') })
  const second = bundledInterview({ externalId: 'two', answers: answers('shared.webm') })
  const bundle = aBundle({
    candidate: { ...candidate, photo: 'media/photo.png' },
    resume: { state: 'ready', file: 'media/resume.pdf' },
    interviews: [first, second],
  })
  const files = {
    'media/photo.png': 'photo',
    'media/resume.pdf': 'resume',
    'media/q1.webm': 'q1',
    'media/shared.webm': 'shared',
  }
  await importFiles({ 'bundle.json': bundle, ...files }, companyId)
  const all = ['photo.png', 'q1.webm', 'resume.pdf', 'shared.webm']
  expect(await filesOf(companyId)).toEqual({ stored: all, owned: all })

  const replaced = {
    ...bundle,
    candidate: { ...candidate, photo: 'media/new.png' },
    resume: undefined,
    interviews: [{ ...first, answers: answers('shared.webm') }],
  }
  const [result] = await importFiles(
    { 'bundle.json': replaced, 'media/new.png': 'new', 'media/shared.webm': 'shared' },
    companyId,
  )
  expect(result?.state).toBe('stored')
  const left = ['new.png', 'resume.pdf', 'shared.webm']
  expect(await filesOf(companyId)).toEqual({ stored: left, owned: left })
})

test('the result of a replaced document is removed with it, unless the candidate has the same content by another name', async () => {
  const account = await anAccount(server.services)
  const { companyId } = account
  const bundle = aBundle({ resume: { state: 'ready', file: 'media/resume.docx' } })
  const content = await docx(paragraph('沈知遥'))
  await importFiles({ 'bundle.json': bundle, 'media/resume.docx': content }, companyId)
  const found = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select(['id', 'resumeFileId'])
    .executeTakeFirstOrThrow()
  if (!found.resumeFileId) throw new Error('the candidate has no resume')
  const sourceUrl = await fileAddress(server.services, account.token, found.resumeFileId, found.id)
  expect((await server.call(getPreviewUrl, { sourceUrl }, account)).code).toBe(0)
  const result = expect.stringMatching(/^[0-9a-f]{64}[.]docx[.]/)
  expect((await filesOf(companyId)).owned).toEqual([result, 'resume.docx'])

  const renamed = { ...bundle, resume: { state: 'ready', file: 'media/v2.docx' } }
  await importFiles({ 'bundle.json': renamed, 'media/v2.docx': content }, companyId)
  expect((await filesOf(companyId)).owned).toEqual([result, 'v2.docx'])

  const replaced = { ...bundle, resume: { state: 'ready', file: 'media/v3.docx' } }
  const other = await docx(paragraph('沈知遥，后端工程师'))
  await importFiles({ 'bundle.json': replaced, 'media/v3.docx': other }, companyId)
  expect(await filesOf(companyId)).toEqual({ stored: ['v3.docx'], owned: ['v3.docx'] })
})

test('a file that another candidate has stays with the company', async () => {
  const { companyId } = await aCompany(server.services)
  const withPhoto = aBundle({ candidate: { ...candidate, photo: 'media/p.png' } })
  const other = aBundle({ candidate: { ...candidate, photo: 'media/p.png' } })
  await importFiles(
    { 'a/bundle.json': withPhoto, 'a/media/p.png': 'p', 'b/bundle.json': other, 'b/media/p.png': 'p' },
    companyId,
  )
  await importFiles({ 'bundle.json': { ...withPhoto, candidate } }, companyId)
  expect(await filesOf(companyId)).toEqual({ stored: ['p.png'], owned: ['p.png'] })
  await importFiles({ 'bundle.json': { ...other, candidate } }, companyId)
  expect(await filesOf(companyId)).toEqual({ stored: [], owned: [] })
})

test('imports that let go of a file and take it up at once leave every photo with its file', async () => {
  const { companyId } = await aCompany(server.services)
  const bundles = Array.from({ length: 6 }, () =>
    aBundle({ candidate: { ...candidate, photo: 'media/p.png' } }),
  )
  const bare = bundles.map((bundle) => ({ ...bundle, candidate }))
  const withFile = (bundle: object) => importFiles({ 'bundle.json': bundle, 'media/p.png': 'p' }, companyId)
  const without = (bundle: object) => importFiles({ 'bundle.json': bundle }, companyId)
  await Promise.all(bundles.slice(0, 3).map(withFile))
  for (let round = 0; round < 4; round += 1) {
    const isEven = round % 2 === 0
    const dropped = isEven ? bare.slice(0, 3) : bare.slice(3)
    const taken = isEven ? bundles.slice(3) : bundles.slice(0, 3)
    const results = await Promise.all([...dropped.map(without), ...taken.map(withFile)])
    expect(results.flat().map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'stored'))
  }
  const photos = await server.services.db
    .selectFrom('candidate')
    .innerJoin('candidateFile', 'candidateFile.candidateId', 'candidate.id')
    .whereRef('candidateFile.fileId', '=', 'candidate.photoFileId')
    .where('candidate.companyId', '=', companyId)
    .select('candidate.id')
    .execute()
  expect(photos).toHaveLength(3)
})

test('importing the same bundle again mends a stored file that was damaged', async () => {
  const { companyId } = await aCompany(server.services)
  const files = {
    'bundle.json': aBundle({ candidate: { ...candidate, photo: 'media/photo.png' } }),
    'media/photo.png': `the photo of ${companyId}`,
  }
  await importFiles(files, companyId)
  const { contentHash } = await server.services.db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .select('contentHash')
    .executeTakeFirstOrThrow()
  await writeFile(server.services.files.pathOf(contentHash), 'something else')
  expect(await server.services.files.check(contentHash)).toBe('damaged')
  expect((await importFiles(files, companyId)).map(({ state }) => state)).toEqual(['unchanged'])
  expect(await server.services.files.check(contentHash)).toBe('sound')
})

test('the rows of many files are made and released by a few statements', async () => {
  const { companyId } = await aCompany(server.services)
  const statementsFor = async (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `media/${count}-${index}.webm`)
    const bundle = aBundle({
      interviews: names.map((name, index) =>
        bundledInterview({ externalId: `of ${count} ${index}`, answers: answers(name.slice(6)) }),
      ),
    })
    const files = Object.fromEntries(names.map((name) => [name, name]))
    const bare = bundle.interviews.map((interview) => ({ ...interview, answers: [] }))
    const statements = await statementsOf(async () => {
      const results = [
        ...(await importFiles({ 'bundle.json': bundle, ...files }, companyId)),
        ...(await importFiles({ 'bundle.json': { ...bundle, interviews: bare } }, companyId)),
      ]
      expect(results.map(({ state }) => state)).toEqual(['stored', 'stored'])
    })
    return statements.filter((text) => /stored_file|candidate_file/.test(text)).length
  }
  expect(await statementsFor(20)).toBe(await statementsFor(1))
  expect((await filesOf(companyId)).stored).toEqual([])
})
