import type { AppServices } from '@candor/db/database'
import { BackgroundLoop } from '@candor/kernel/background-loop'
import type { CandidateId } from '@candor/kernel/ids'
import { findWaiting } from '../queries/orders.ts'
import { eraseWaiting } from './erase-candidate.ts'

/** Goes on with all orders, from its start and after each `wake`. */
export class ErasingLoop extends BackgroundLoop {
  readonly #services: AppServices

  /** Candidates that could not be erased: they do not hold up the others, and the next run tries them again. */
  #setAside: CandidateId[] = []

  constructor(services: AppServices) {
    super((error) => services.log.error({ err: error }, 'erasing candidates failed'))
    this.#services = services
  }

  protected override begin(): void {
    this.#setAside = []
  }

  protected override async takeTurn(): Promise<boolean> {
    const { db, log } = this.#services
    const waiting = await findWaiting(db, { setAside: this.#setAside })
    if (!waiting) return false
    await eraseWaiting(this.#services, waiting).catch((error: unknown) => {
      log.error({ err: error, erasureId: waiting.erasureId }, 'a candidate could not be erased')
      this.#setAside.push(waiting.candidateId)
    })
    return true
  }
}
