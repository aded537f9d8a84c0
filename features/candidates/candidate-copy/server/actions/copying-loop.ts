import type { AppServices } from '@candor/db/database'
import { claimCopy, letWait } from '../queries/copies.ts'
import { makeCopy } from './make-copy.ts'

/** Makes ordered copies in the background, one at a time, from its start and after each `wake`. */
export class CopyingLoop {
  readonly #services: AppServices
  readonly #stopping = new AbortController()
  #run: Promise<void> | null = null
  #wanted = false

  constructor(services: AppServices) {
    this.#services = services
  }

  wake(): void {
    this.#wanted = true
    if (this.#stopping.signal.aborted) return
    this.#run ??= this.#makeAll().finally(() => {
      this.#run = null
    })
  }

  /** Resolves once nothing is being made. */
  async rest(): Promise<void> {
    await this.#run
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#run
  }

  async #makeAll(): Promise<void> {
    const { db, clock, log } = this.#services
    const { signal } = this.#stopping
    try {
      while (!signal.aborted) {
        this.#wanted = false
        const copy = await claimCopy(db, clock.now())
        if (copy) {
          await makeCopy(this.#services, copy, signal)
          if (signal.aborted) await letWait(db, copy.id)
        } else if (!this.#wanted) return
      }
    } catch (error) {
      log.error({ err: error }, 'making copies of candidates failed')
    }
  }
}
