import { createReadStream } from 'node:fs'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { notifyAdministrators } from '../../../notify/server/actions/notify.ts'
import { jobPulseMs } from '../../rules/job.ts'
import type { ImportThread } from '../import/import-thread.ts'
import type { ImportOrder } from '../import/thread-messages.ts'
import { addJobResult, countResults, endJob, insertJob, touchJob } from '../queries/jobs.ts'
import { forgetContents, noteReleased } from '../queries/unnamed.ts'

interface Job {
  readonly jobId: string
  /** Content hash of the archive in the file store. */
  readonly hash: string
}

/** The imports of this process that go on after the reply to their call. */
export class ImportJobs {
  readonly #services: AppServices
  readonly #thread: ImportThread
  readonly #stopping = new AbortController()
  readonly #running = new Set<Promise<void>>()

  constructor(services: AppServices, thread: ImportThread) {
    this.#services = services
    this.#thread = thread
  }

  /**
   * Imports an archive after its call is answered. Resolves with the job's id.
   *
   * The archive waits in the file store. If this process is killed before its work is done, the sweep removes it a day
   * later.
   */
  async start(order: ImportOrder & { source: string }, bundlesAll: number): Promise<string> {
    const { files, db, log } = this.#services
    const { companyId, now } = order
    const { hash } = await files.put(createReadStream(order.source))
    await noteReleased(db, [hash], now)
    const jobId = await insertJob(db, { companyId, bundlesAll, now })
    const work = this.#work({ ...order, source: files.pathOf(hash) }, { jobId, hash })
      .catch((error: unknown) => {
        log.error({ err: error, jobId }, 'the end of an import job was not kept')
      })
      .finally(() => this.#running.delete(work))
    this.#running.add(work)
    return jobId
  }

  /** Stops every job after its current bundle, and stores each as failed. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#running)
  }

  /** Runs a job to its end and stores the outcome. It throws only when that cannot be stored. */
  async #work(order: ImportOrder, { jobId, hash }: Job): Promise<void> {
    const { db, files, clock, log } = this.#services
    const of = { companyId: order.companyId, jobId }
    const pulse = setInterval(() => {
      touchJob(db, of, clock.now()).catch((error: unknown) => {
        log.warn({ err: error, jobId }, 'an import job could not show that it lives')
      })
    }, jobPulseMs)
    pulse.unref()
    try {
      await this.#thread.import(order, {
        onResult: (result) => addJobResult(db, of, result, clock.now()),
        signal: this.#stopping.signal,
      })
      await this.#end(of, 'done')
    } catch (error) {
      if (this.#stopping.signal.aborted) log.info({ jobId }, 'an import job was stopped with the server')
      else log.error({ err: error, jobId }, 'an import job failed')
      await this.#end(of, 'failed')
    } finally {
      clearInterval(pulse)
      await files.remove(hash)
      await forgetContents(db, [hash])
    }
  }

  /** Stores the end of a job, and tells the administrators: a key began it, and no account. */
  async #end(of: { companyId: CompanyId; jobId: string }, state: 'done' | 'failed'): Promise<void> {
    const now = this.#services.clock.now()
    await this.#services.db.transaction().execute(async (db) => {
      await endJob(db, of, state, now)
      const { count, failed } = await countResults(db, of.jobId)
      const kind = state === 'failed' || failed > 0 ? 'failed' : 'finished'
      const about = { variant: 'import', thingId: of.jobId, count, failed }
      await notifyAdministrators({ db, now }, of.companyId, { kind, about })
    })
  }
}
