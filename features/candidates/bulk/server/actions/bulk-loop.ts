import { setTimeout as pause } from 'node:timers/promises'
import { type AppServices, isDatabaseUnavailable } from '@candor/db/database'
import { BackgroundLoop } from '@candor/kernel/background-loop'
import { Refusal } from '@candor/kernel/refusal'
import { auditRefusals } from '../../../../platform/audit/contract.ts'
import type { BulkParts } from '../../../bulk-parts/server/actions/part.ts'
import { findOrderer, findRunning, markWorked } from '../queries/acts.ts'
import { listNext, storeFates } from '../queries/items.ts'
import { type ChunkResult, doChunk } from './chunk.ts'

/** The most candidates of one transaction. */
const mostAtOnce = 50
/** The longest rest after a chunk: others act in it. */
const maxRestMs = 40

/** Carries out acts on many, chunk by chunk, from its start and after each `wake`. Acts take turns. */
export class BulkLoop extends BackgroundLoop {
  readonly #services: AppServices
  readonly #parts: BulkParts

  /** Acts with a failed chunk, or in the hands of another process: they wait for the next run. */
  #setAside: string[] = []

  constructor(services: AppServices, parts: BulkParts) {
    super((error) => services.log.error({ err: error }, 'acts on many candidates failed'))
    this.#services = services
    this.#parts = parts
  }

  protected override begin(): void {
    this.#setAside = []
  }

  protected override async takeTurn(): Promise<boolean> {
    const bulkId = await findRunning(this.#services.db, this.#setAside)
    if (bulkId === null) return false
    const began = performance.now()
    if (!(await this.#goOn(bulkId))) this.#setAside.push(bulkId)
    await pause(Math.min(maxRestMs, performance.now() - began))
    return true
  }

  /** Does one chunk of an act; returns whether it may go on now. */
  async #goOn(bulkId: string): Promise<boolean> {
    const { db, log } = this.#services
    const orderer = await findOrderer(db, bulkId)
    if (!orderer) return true
    const does = (most: number): Promise<ChunkResult> =>
      doChunk(this.#services, this.#parts, orderer, { bulkId, most })
    try {
      const { kind } = await does(mostAtOnce)
      await markWorked(db, bulkId)
      return kind !== 'busy'
    } catch (error) {
      if (this.#isForAll(error)) throw error
      log.warn({ err: error, bulkId }, 'a chunk of an act on many is tried again one by one')
      return this.#takeOneByOne(bulkId, does)
    }
  }

  /** A fault of the installation, and not of a candidate: nothing is marked as failed by it. */
  #isForAll(error: unknown): boolean {
    const isUnwritten = error instanceof Refusal && error.feature === auditRefusals.feature
    return isUnwritten || isDatabaseUnavailable(error)
  }

  /** One candidate that cannot be acted on must not hold up the others. */
  async #takeOneByOne(bulkId: string, does: (most: number) => Promise<ChunkResult>): Promise<boolean> {
    const { db, log } = this.#services
    for (let count = 0; count < mostAtOnce && !this.signal.aborted; count += 1) {
      try {
        const { kind } = await does(1)
        if (kind !== 'some') return kind === 'over'
      } catch (error) {
        if (this.#isForAll(error)) throw error
        log.error({ err: error, bulkId }, 'an act on many failed at a candidate')
        for (const state of ['waiting', 'undoing'] as const) {
          const [item] = await listNext(db, bulkId, { state, most: 1 })
          if (!item) continue
          const to = state === 'waiting' ? 'failed' : 'kept'
          const { candidateId } = item
          await storeFates(db, bulkId, [{ candidateId, state: to, why: 'failed', byAccountId: null }])
        }
      }
    }
    return true
  }
}
