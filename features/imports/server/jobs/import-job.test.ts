import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { aCompany } from '@candor/testkit/builders'
import { aBundle, zipOf } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { findBundles } from '../../rules/tree.ts'
import { openZip } from '../import/zip.ts'
import { findJob } from '../queries/jobs.ts'
import { ImportJobs } from './import-job.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

async function startJob(jobs: ImportJobs, bundleCount: number) {
  const { companyId } = await aCompany(server.house)
  const files = Array.from({ length: bundleCount }, (_, index) => [`${index}/bundle.json`, aBundle()])
  const path = join(await importer.folderOf({ 'a.zip': await zipOf(Object.fromEntries(files)) }), 'a.zip')
  const tree = await openZip(path)
  const { bundles } = findBundles([...tree.files.keys()])
  tree.close()
  const importing = { house: server.house, format: importer.format, companyId, locale: 'en' as const }
  const jobId = await jobs.start(importing, path, bundles)
  const { hash } = await server.house.files.put(createReadStream(path))
  return { hash, job: () => findJob(server.house.db, companyId, jobId) }
}

test('a job that is stopped with its server ends after its bundle and says at once that it has failed', async () => {
  const jobs = new ImportJobs()
  const { hash, job } = await startJob(jobs, 200)
  expect((await job())?.state).toBe('running')
  await jobs.stop()
  const ended = await job()
  expect(ended?.state).toBe('failed')
  expect(ended?.bundlesDone).toBeLessThan(200)
  expect(ended?.results).toHaveLength(ended?.bundlesDone ?? -1)
  expect(await server.house.files.has(hash)).toBe(false)
})

test('a server stops at once when no job is left to stop', async () => {
  const jobs = new ImportJobs()
  const { job } = await startJob(jobs, 1)
  await expect.poll(async () => (await job())?.state).toBe('done')
  await jobs.stop()
  expect((await job())?.state).toBe('done')
})
