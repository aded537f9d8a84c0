import type { AppServices } from '@candor/db/database'
import { BackgroundLoop } from '@candor/kernel/background-loop'
import { claimCopy, letWait } from '../queries/copies.ts'
import { makeCopy } from './make-copy.ts'

/** Makes ordered copies in the background, one at a time, from its start and after each `wake`. */
export class CopyingLoop extends BackgroundLoop {
  readonly #services: AppServices

  constructor(services: AppServices) {
    super((error) => services.log.error({ err: error }, 'making copies of candidates failed'))
    this.#services = services
  }

  protected override async takeTurn(): Promise<boolean> {
    const { db, clock } = this.#services
    const copy = await claimCopy(db, clock.now())
    if (!copy) return false
    await makeCopy(this.#services, copy, this.signal)
    if (this.signal.aborted) await letWait(db, copy.id)
    return true
  }
}
