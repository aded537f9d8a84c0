import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { aCompany } from '@candor/testkit/builders'
import { aBundle, bundledInterview, zipOf } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type BundleFormat, composeFormat } from '../rules/format.ts'
import { interviewPart } from '../rules/part.ts'
import { statesOf } from './import/stored-under-test.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const { importFiles, importPath, folderOf } = importer

async function interviewsOf(companyId: CompanyId) {
  return server.services.db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .select(['id', 'externalId', 'name', 'version', 'sortIndex'])
    .orderBy('sortIndex')
    .execute()
}

async function candidatesOf(companyId: CompanyId) {
  return server.services.db.selectFrom('candidate').where('companyId', '=', companyId).selectAll().execute()
}

const labelsOf = (companyId: CompanyId) =>
  server.services.db.selectFrom('candidateLabel').where('companyId', '=', companyId).select('name').execute()

test('a bundle is stored once: the same content again changes nothing', async () => {
  const { companyId } = await aCompany(server.services)
  const bundle = aBundle({ candidate: { ...aBundle().candidate, photo: 'media/p.png' } })
  const files = { 'bundle.json': bundle, 'media/p.png': 'png' }
  expect(statesOf(await importFiles(files, companyId))).toEqual(['stored'])
  const inOtherOrder = Object.fromEntries(Object.entries(bundle).reverse())
  const again = { 'bundle.json': JSON.stringify(inOtherOrder, null, 4), 'media/p.png': 'png' }
  expect(statesOf(await importFiles(again, companyId))).toEqual(['unchanged'])
  const [candidate] = await candidatesOf(companyId)
  expect(candidate?.photoFileId).not.toBe(null)
  expect((await interviewsOf(companyId)).map(({ version }) => version)).toEqual([1])
  expect(statesOf(await importFiles({ ...files, 'media/p.png': 'another' }, companyId))).toEqual(['stored'])
})

test('an import that changes something is in the audit log; one that changes nothing is not', async () => {
  const { companyId } = await aCompany(server.services)
  const entries = () =>
    server.services.db
      .selectFrom('auditEntryWhole')
      .where('companyId', '=', companyId)
      .orderBy('sequence')
      .select(['action', 'accountId', 'candidateId', 'details'])
      .execute()
  const bundle = aBundle({ interviews: [bundledInterview()] })
  await importFiles({ 'bundle.json': bundle }, companyId)
  await importFiles({ 'bundle.json': bundle }, companyId)
  const [candidate] = await candidatesOf(companyId)
  const entry = { action: 'bundle.imported', accountId: null, candidateId: candidate?.id }
  const first = { ...entry, details: { to: { isNew: true, interviews: 1 } } }
  expect(await entries()).toEqual([first])
  await importFiles({ 'bundle.json': { ...bundle, labels: [{ labelId: 7, labelName: '竞业' }] } }, companyId)
  expect(await entries()).toEqual([first, { ...entry, details: { to: { isNew: false, interviews: 1 } } }])
  await importFiles({ 'bundle.json': { ...bundle, interviews: 'none' } }, companyId)
  expect(await entries()).toHaveLength(2)
})

test('a later import completes a bundle: absent parts stay, present ones replace, versions count changes', async () => {
  const { companyId } = await aCompany(server.services)
  const first = bundledInterview({ externalId: 'partial-1' })
  const rest = aBundle()
  const labels = [{ labelId: 7, labelName: '竞业' }]
  await importFiles({ 'bundle.json': { ...rest, labels, interviews: [first] } }, companyId)
  const second = bundledInterview({ externalId: 'partial-2', name: '二面' })
  const completed = {
    ...rest,
    interviews: [{ ...first, aiData: { aiAllScore: 4.2, isL5Position: 0 } }, second],
  }
  expect(statesOf(await importFiles({ 'bundle.json': completed }, companyId))).toEqual(['stored'])
  const stored = await interviewsOf(companyId)
  expect(stored.map(({ externalId, version }) => [externalId, version])).toEqual([
    ['partial-1', 2],
    ['partial-2', 1],
  ])
  expect(await labelsOf(companyId)).toEqual([{ name: '竞业' }])
  await importFiles({ 'bundle.json': { ...completed, labels: [] } }, companyId)
  expect(await labelsOf(companyId)).toEqual([])
  expect((await interviewsOf(companyId)).map(({ version }) => version)).toEqual([2, 1])
})

test('media that nothing names are left out, and the result notes them', async () => {
  const { companyId } = await aCompany(server.services)
  const [result] = await importFiles({ 'bundle.json': aBundle(), 'media/extra.png': 'x' }, companyId)
  expect(result).toMatchObject({
    state: 'stored',
    notes: [{ path: 'media/extra.png', message: 'is not referenced anywhere and was left out' }],
  })
})

test('a link in a folder leads nowhere', async () => {
  const { companyId } = await aCompany(server.services)
  const folder = await folderOf({
    'bundle.json': aBundle({ candidate: { ...aBundle().candidate, photo: 'media/p.png' } }),
    'media/.keep': '',
  })
  await symlink('/etc/passwd', join(folder, 'media', 'p.png'))
  const [result] = await importPath(folder, companyId)
  expect(result?.faults[0]).toEqual({
    path: 'candidate.photo',
    message:
      'media/p.png is not in the bundle; add the file at this path beside bundle.json, or remove the reference',
  })
})

test('an unknown position without a name is a fault, and so is another position for a known candidate', async () => {
  const { companyId } = await aCompany(server.services)
  const unknown = aBundle({ position: { externalId: 'nowhere' } })
  const [first] = await importFiles({ 'bundle.json': unknown }, companyId)
  expect(first?.faults[0]?.path).toBe('position.externalId')
  const bundle = aBundle()
  await importFiles({ 'bundle.json': bundle }, companyId)
  const moved = { ...bundle, position: { externalId: 'other', name: 'Other' } }
  const [second] = await importFiles({ 'bundle.json': moved }, companyId)
  expect(second?.faults[0]?.message).toBe(
    'this candidate was imported in another position; use that position, or give the bundle another externalId',
  )
  const positions = await server.services.db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .select('externalId')
    .execute()
  expect(positions).toEqual([{ externalId: 'backend' }])
})

test('an interview stays with its candidate; another company may use the same external ids', async () => {
  const one = await aCompany(server.services)
  const two = await aCompany(server.services)
  const bundle = aBundle({ interviews: [bundledInterview({ externalId: 'shared' })] })
  await importFiles({ 'bundle.json': bundle }, one.companyId)
  const [taken] = await importFiles(
    { 'bundle.json': { ...bundle, externalId: 'somebody-else' } },
    one.companyId,
  )
  expect(taken?.faults).toEqual([
    {
      path: 'interviews[0].externalId',
      message: 'this interview belongs to another candidate; give it another externalId',
    },
  ])
  expect(statesOf(await importFiles({ 'bundle.json': bundle }, two.companyId))).toEqual(['stored'])
  expect(await candidatesOf(one.companyId)).toHaveLength(1)
  expect(await candidatesOf(two.companyId)).toHaveLength(1)
})

test('imports of one bundle at once store it once', async () => {
  const { companyId } = await aCompany(server.services)
  const folder = await folderOf({
    'bundle.json': aBundle({ candidate: { ...aBundle().candidate, photo: 'media/p.png' } }),
    'media/p.png': 'png',
  })
  const all = await Promise.all(Array.from({ length: 4 }, () => importPath(folder, companyId)))
  expect(all.flatMap(statesOf).sort()).toEqual(['stored', 'unchanged', 'unchanged', 'unchanged'])
  expect(await candidatesOf(companyId)).toHaveLength(1)
  expect(await interviewsOf(companyId)).toHaveLength(1)
})

function breakingFormat(store: (db: Database) => Promise<void>): BundleFormat<Database> {
  const breaks = interviewPart<Database>()({
    key: 'tests',
    schema: z.unknown(),
    store: ({ db }) => store(db),
  })
  const others = importer.format.interviewParts.filter(({ key }) => key !== 'tests')
  return composeFormat([...importer.format.candidateParts, ...others, breaks], importer.format.company)
}

test('a connection that breaks in the middle leaves nothing of the bundle', async () => {
  const { companyId } = await aCompany(server.services)
  const breaking = breakingFormat(async (db) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  })
  const bundle = aBundle({ interviews: [bundledInterview({ externalId: 'broken', tests: {} })] })
  await expect(importFiles({ 'bundle.json': bundle }, companyId, breaking)).rejects.toThrow()
  expect(await candidatesOf(companyId)).toEqual([])
  expect(await interviewsOf(companyId)).toEqual([])
  const files = await server.services.db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .selectAll()
    .execute()
  expect(files).toEqual([])
})

test('a value that the database does not take is a fault of its part', async () => {
  const { companyId } = await aCompany(server.services)
  const breaking = breakingFormat(async (db) => {
    await sql`select 1 / 0`.execute(db)
  })
  const bundle = aBundle({ interviews: [bundledInterview({ externalId: 'untaken', tests: {} })] })
  const [result] = await importFiles({ 'bundle.json': bundle }, companyId, breaking)
  expect(result?.faults).toEqual([
    {
      path: 'interviews[0].tests',
      message: 'has a value that cannot be stored; check its numbers and lengths against /import-schema.json',
    },
  ])
  expect(await candidatesOf(companyId)).toEqual([])
})

test('a zip of a folder of bundles imports as the folder does', async () => {
  const { companyId } = await aCompany(server.services)
  const zip = await zipOf({ 'all/a/bundle.json': aBundle(), 'all/b/bundle.json': aBundle() })
  const folder = await folderOf({ 'all.zip': zip })
  expect(statesOf(await importPath(join(folder, 'all.zip'), companyId))).toEqual(['stored', 'stored'])
})
