import { createReadStream } from 'node:fs'
import { jobPulseMs } from '../../rules/job.ts'
import type { FoundBundle } from '../../rules/tree.ts'
import type { Importing } from '../import/import-bundle.ts'
import { importBundles } from '../import/import-tree.ts'
import { openZip } from '../import/zip.ts'
import { addJobResult, endJob, insertJob, touchJob } from '../queries/jobs.ts'

interface Job {
  readonly jobId: string
  /** Of the archive in the file store. */
  readonly hash: string
  readonly bundles: readonly FoundBundle[]
}

/** The imports that go on behind their calls in this process. */
export class ImportJobs {
  readonly #stopping = new AbortController()
  readonly #running = new Set<Promise<void>>()

  /**
   * Goes on with an archive after its call is answered, and gives the job's id.
   *
   * The archive waits in the file store, where the sweep finds it if this process is killed before its work is done.
   */
  async start(importing: Importing, archivePath: string, bundles: readonly FoundBundle[]): Promise<string> {
    const { house, companyId } = importing
    const { hash } = await house.files.put(createReadStream(archivePath))
    const now = house.clock.now()
    const jobId = await insertJob(house.db, { companyId, bundlesAll: bundles.length, now })
    const work = this.#work(importing, { jobId, hash, bundles })
      .catch((error: unknown) => {
        house.log.error({ err: error, jobId }, 'the end of an import job was not kept')
      })
      .finally(() => this.#running.delete(work))
    this.#running.add(work)
    return jobId
  }

  /** Ends every job after the bundle that it is at, and has each say that it has failed. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#running)
  }

  /** Runs a job to its end, whichever it is. It throws only when that end cannot be kept. */
  async #work(importing: Importing, { jobId, hash, bundles }: Job): Promise<void> {
    const { house, companyId } = importing
    const of = { companyId, jobId }
    const pulse = setInterval(() => {
      touchJob(house.db, of, house.clock.now()).catch((error: unknown) => {
        house.log.warn({ err: error, jobId }, 'an import job could not show that it lives')
      })
    }, jobPulseMs)
    pulse.unref()
    try {
      const tree = await openZip(house.files.pathOf(hash))
      try {
        await importBundles(importing, tree, bundles, {
          onResult: (result) => addJobResult(house.db, of, result, house.clock.now()),
          signal: this.#stopping.signal,
        })
      } finally {
        tree.close()
      }
      await endJob(house.db, of, 'done', house.clock.now())
    } catch (error) {
      if (this.#stopping.signal.aborted)
        house.log.info({ jobId }, 'an import job was stopped with the server')
      else house.log.error({ err: error, jobId }, 'an import job failed')
      await endJob(house.db, of, 'failed', house.clock.now())
    } finally {
      clearInterval(pulse)
      await house.files.remove(hash)
    }
  }
}
