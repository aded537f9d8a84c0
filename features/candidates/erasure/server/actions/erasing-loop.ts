import type { AppServices } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { findWaiting } from '../queries/orders.ts'
import { eraseWaiting } from './erase-candidate.ts'

/** Goes on with all orders, from its start and after each `wake`. */
export class ErasingLoop {
  readonly #services: AppServices
  #isStopped = false
  #wanted = false
  #running: Promise<void> | null = null

  constructor(services: AppServices) {
    this.#services = services
  }

  wake(): void {
    this.#wanted = true
    if (this.#isStopped) return
    this.#running ??= this.#run().finally(() => {
      this.#running = null
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #run(): Promise<void> {
    const { db, log } = this.#services
    // One candidate that cannot be erased must not hold up the others. The next run tries it again.
    const setAside: CandidateId[] = []
    try {
      while (!this.#isStopped) {
        this.#wanted = false
        const waiting = await findWaiting(db, { setAside })
        if (!waiting) {
          if (!this.#wanted) return
          continue
        }
        await eraseWaiting(this.#services, waiting).catch((error: unknown) => {
          log.error({ err: error, erasureId: waiting.erasureId }, 'a candidate could not be erased')
          setAside.push(waiting.candidateId)
        })
      }
    } catch (error) {
      log.error({ err: error }, 'erasing candidates failed')
    }
  }
}
