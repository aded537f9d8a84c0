import { randomBytes } from 'node:crypto'
import { newId } from '@candor/db/new-id'
import { aBundle, zipOf } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { importStatus } from '../../contract.ts'
import { jobSilenceMs } from '../../rules/job.ts'
import { forgetJobs, jobKeptMs } from '../jobs/forget-jobs.ts'
import { insertJob } from '../queries/jobs.ts'
import { uploadsUnderTest, withPhoto } from './uploads-under-test.ts'

const server = serverUnderTest()
const { aServiceKey, upload } = uploadsUnderTest(server)

test('an archive above 50 MB is answered with a job, whose status counts to its end', async () => {
  const { token } = await aServiceKey()
  const clip = randomBytes(26 * 1024 * 1024)
  const zip = await zipOf(
    {
      'a/bundle.json': withPhoto(aBundle()),
      'a/media/p.png': clip,
      'b/bundle.json': withPhoto(aBundle()),
      'b/media/p.png': clip,
      'c/bundle.json': { externalId: 'bad' },
    },
    { compress: false },
  )
  const { data, jobId } = await upload(zip, token)
  expect(data).toEqual({ jobId: expect.any(String) })
  const status = () => server.call(importStatus, { jobId }, { token })
  await expect.poll(async () => (await status()).data.state).not.toBe('running')
  const { data: ended } = await status()
  expect(ended).toMatchObject({ state: 'done', done: 3, all: 3 })
  expect(ended.results.map(({ state }) => state)).toEqual(['stored', 'stored', 'refused'])
})

test('a job can be asked about for 30 days after its end', async () => {
  const { companyId, token } = await aServiceKey()
  const jobId = await insertJob(server.services.db, { companyId, bundlesAll: 1, now: server.clock.now() })
  const ask = async () => (await server.call(importStatus, { jobId }, { token })).code
  server.clock.pass(jobKeptMs)
  await forgetJobs(server.services)
  expect(await ask()).toBe(0)
  server.clock.pass(1)
  await forgetJobs(server.services)
  expect(await ask()).toBe(1005)
})

test('a job of another company and an unknown job are not found', async () => {
  const owner = await aServiceKey()
  const stranger = await aServiceKey()
  const jobId = await insertJob(server.services.db, {
    companyId: owner.companyId,
    bundlesAll: 1,
    now: server.clock.now(),
  })
  for (const id of [jobId, newId(), 'nonsense']) {
    expect((await server.call(importStatus, { jobId: id }, { token: stranger.token })).code).toBe(1005)
  }
})

test('a job whose process ended counts as failed', async () => {
  const { companyId, token } = await aServiceKey()
  const jobId = await insertJob(server.services.db, { companyId, bundlesAll: 4, now: server.clock.now() })
  expect((await server.call(importStatus, { jobId }, { token })).data.state).toBe('running')
  server.clock.pass(jobSilenceMs + 1)
  expect((await server.call(importStatus, { jobId }, { token })).data).toMatchObject({
    state: 'failed',
    done: 0,
    all: 4,
  })
})
