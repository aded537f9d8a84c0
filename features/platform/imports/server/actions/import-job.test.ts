import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { aCompany } from '@candor/testkit/builders'
import { aBundle, zipOf } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startImportThread } from '../../../../../apps/server/src/plumbing/importing.ts'
import { ImportThread } from '../import/import-thread.ts'
import { addJobResult, findJob, insertJob } from '../queries/jobs.ts'
import { ImportJobs } from './import-job.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

let thread: ImportThread
beforeAll(() => {
  thread = new ImportThread(() => startImportThread(server.services), server.services.log)
})
afterAll(() => thread.stop())

async function startJob(jobs: ImportJobs, bundleCount: number) {
  const { companyId } = await aCompany(server.services)
  const files = Array.from({ length: bundleCount }, (_, index) => [`${index}/bundle.json`, aBundle()])
  const path = join(await importer.folderOf({ 'a.zip': await zipOf(Object.fromEntries(files)) }), 'a.zip')
  const order = { companyId, keyId: null, locale: 'en' as const, now: server.clock.now(), source: path }
  const jobId = await jobs.start(order, bundleCount)
  const { hash } = await server.services.files.put(createReadStream(path))
  return { hash, job: () => findJob(server.services.db, companyId, jobId) }
}

test('a job that is stopped with its server ends after its bundle and says at once that it has failed', async () => {
  const jobs = new ImportJobs(server.services, thread)
  const { hash, job } = await startJob(jobs, 200)
  expect((await job())?.state).toBe('running')
  await jobs.stop()
  const ended = await job()
  expect(ended?.state).toBe('failed')
  expect(ended?.bundlesDone).toBeLessThan(200)
  expect(ended?.results).toHaveLength(ended?.bundlesDone ?? -1)
  expect(await server.services.files.has(hash)).toBe(false)
})

test('a server stops at once when no job is left to stop', async () => {
  const jobs = new ImportJobs(server.services, thread)
  const { job } = await startJob(jobs, 1)
  await expect.poll(async () => (await job())?.state).toBe('done')
  await jobs.stop()
  expect((await job())?.state).toBe('done')
})

test('a result is added without writing the others again, and is listed after those of an older server', async () => {
  const { db, clock } = server.services
  const { companyId } = await aCompany(server.services)
  const now = clock.now()
  const jobId = await insertJob(db, { companyId, bundlesAll: 3, now })
  const of = { companyId, jobId }
  const result = (externalId: string) => ({ externalId, state: 'stored' as const, faults: [], notes: [] })
  const kept = JSON.stringify([result('first')])
  await db.updateTable('importJob').set({ results: kept, bundlesDone: 1 }).where('id', '=', jobId).execute()
  for (const each of ['second', 'third']) await addJobResult(db, of, result(each), now)
  const other = await aCompany(server.services)
  await addJobResult(db, { ...of, companyId: other.companyId }, result('of another company'), now)
  const row = await db
    .selectFrom('importJob')
    .where('id', '=', jobId)
    .select('results')
    .executeTakeFirstOrThrow()
  expect(row.results).toEqual([result('first')])
  expect(await findJob(db, companyId, jobId)).toMatchObject({
    bundlesDone: 3,
    results: ['first', 'second', 'third'].map(result),
  })
})
