import { stat } from 'node:fs/promises'
import type { Worker } from 'node:worker_threads'
import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { BundleResult, importInterviewResult, importStatus } from '../contract.ts'
import type { BundleFormat } from '../rules/format.ts'
import { jobState } from '../rules/job.ts'
import { maxBytesAtOnce } from '../rules/limits.ts'
import { ImportJobs } from './actions/import-job.ts'
import { ArchiveRefused } from './import/file-tree.ts'
import { ImportThread } from './import/import-thread.ts'
import type { ImportOrder } from './import/thread-messages.ts'
import { presentSchema } from './present.ts'
import { findJob } from './queries/jobs.ts'

interface ImportParts {
  readonly format: BundleFormat<Database>
  /** Starts the import thread, which finds database and files by the services' `storage`. */
  readonly startThread: () => Worker
}

/** Turns a fault of a whole archive into a refusal. */
async function refusing<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new Refusal(importInterviewResult, error.reason)
    throw error
  }
}

async function importNow(thread: ImportThread, order: ImportOrder): Promise<BundleResult[]> {
  const results: BundleResult[] = []
  await thread.import(order, { onResult: (result) => void results.push(result) })
  return results
}

export function routes(
  services: AppServices,
  serve: Serve,
  app: FastifyInstance,
  { format, startThread }: ImportParts,
): void {
  const thread = new ImportThread(startThread, services.log)
  const jobs = new ImportJobs(services, thread)
  app.addHook('onClose', async () => {
    await jobs.stop()
    await thread.stop()
  })

  serve(importInterviewResult, ({ json, files, viewer, context }) =>
    refusing(async () => {
      const { companyId, keyId } = viewer
      const to = { companyId, keyId, locale: context.locale, now: services.clock.now() }
      if (!files.bundle) return importNow(thread, { ...to, source: json ?? new Uint8Array() })
      const { path } = files.bundle
      const { bundles, companies } = await thread.look(path)
      if (companies > 0) throw new Refusal(importInterviewResult, 'companyFile')
      if (bundles === 0) throw new Refusal(importInterviewResult, 'noBundle')
      const { size } = await stat(path)
      if (size > maxBytesAtOnce) return { jobId: await jobs.start({ ...to, source: path }, bundles) }
      return importNow(thread, { ...to, source: path })
    }),
  )

  serve(importStatus, async ({ input, viewer }) => {
    const job = readId(input.jobId) && (await findJob(services.db, viewer.companyId, input.jobId))
    if (!job) throw new Refusal(importStatus, 'noJob')
    return {
      state: jobState(job, services.clock.now()),
      done: job.bundlesDone,
      all: job.bundlesAll,
      results: readStored(z.array(BundleResult), job.results),
    }
  })

  const schema = presentSchema(format)
  app.get('/import-schema.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').serializer(JSON.stringify).send(schema),
  )
}
