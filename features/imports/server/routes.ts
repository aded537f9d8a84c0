import { stat } from 'node:fs/promises'
import type { Serve } from '@candor/call/serve'
import type { Database, House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { BundleResult, importInterviewResult, importStatus } from '../contract.ts'
import type { BundleFormat } from '../rules/format.ts'
import { jobState } from '../rules/job.ts'
import { mostBytesAtOnce } from '../rules/limits.ts'
import { findBundles } from '../rules/tree.ts'
import { ArchiveRefused, type FileTree } from './import/file-tree.ts'
import { type Importing, importBundle } from './import/import-bundle.ts'
import { importBundles } from './import/import-tree.ts'
import { checkJson } from './import/read-json.ts'
import { openZip } from './import/zip.ts'
import { ImportJobs } from './jobs/import-job.ts'
import { presentSchema } from './present.ts'
import { findJob } from './queries/jobs.ts'

/** Opens an uploaded archive; what is wrong with it as a whole is a refusal. */
async function openUpload(path: string): Promise<FileTree> {
  try {
    return await openZip(path)
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new Refusal(importInterviewResult, error.reason)
    throw error
  }
}

async function importArchive(importing: Importing, path: string, jobs: ImportJobs) {
  const tree = await openUpload(path)
  try {
    const { bundles, companies } = findBundles([...tree.files.keys()])
    if (companies.length > 0) throw new Refusal(importInterviewResult, 'companyFile')
    if (bundles.length === 0) throw new Refusal(importInterviewResult, 'noBundle')
    const { size } = await stat(path)
    if (size > mostBytesAtOnce) return { jobId: await jobs.start(importing, path, bundles) }
    const results: BundleResult[] = []
    await importBundles(importing, tree, bundles, { onResult: (result) => void results.push(result) })
    return results
  } finally {
    tree.close()
  }
}

export function routes(
  house: House,
  serve: Serve,
  app: FastifyInstance,
  format: BundleFormat<Database>,
): void {
  const jobs = new ImportJobs()
  app.addHook('onClose', () => jobs.stop())

  serve(importInterviewResult, async ({ input, files, viewer, visitor }) => {
    const importing = { house, format, companyId: viewer.companyId, locale: visitor.locale }
    if (files.bundle) return importArchive(importing, files.bundle.path, jobs)
    if (Object.keys(input).length === 0) throw new Refusal(importInterviewResult, 'nothingSent')
    return [await importBundle(importing, { name: '', json: checkJson(input), media: new Map() })]
  })

  serve(importStatus, async ({ input, viewer }) => {
    const job = readId(input.jobId) && (await findJob(house.db, viewer.companyId, input.jobId))
    if (!job) throw new Refusal(importStatus, 'noJob')
    return {
      state: jobState(job, house.clock.now()),
      done: job.bundlesDone,
      all: job.bundlesAll,
      results: z.array(BundleResult).parse(job.results),
    }
  })

  const schema = presentSchema(format)
  app.get('/import-schema.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').serializer(JSON.stringify).send(schema),
  )
}
