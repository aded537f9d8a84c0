import { setTimeout as pause } from 'node:timers/promises'
import { type AppServices, isDatabaseUnavailable } from '@candor/db/database'
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
export class BulkLoop {
  readonly #services: AppServices
  readonly #parts: BulkParts
  #isStopped = false
  #wanted = false
  #running: Promise<void> | null = null

  constructor(services: AppServices, parts: BulkParts) {
    this.#services = services
    this.#parts = parts
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
    // An act whose chunk failed, or that another process has, waits for the next look.
    const setAside: string[] = []
    try {
      while (!this.#isStopped) {
        this.#wanted = false
        const bulkId = await findRunning(db, setAside)
        if (bulkId === null) {
          if (!this.#wanted) return
          continue
        }
        const began = performance.now()
        if (!(await this.#takeTurn(bulkId))) setAside.push(bulkId)
        await pause(Math.min(maxRestMs, performance.now() - began))
      }
    } catch (error) {
      log.error({ err: error }, 'acts on many candidates failed')
    }
  }

  /** Does one chunk of an act; returns whether it may go on now. */
  async #takeTurn(bulkId: string): Promise<boolean> {
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
    for (let count = 0; count < mostAtOnce && !this.#isStopped; count += 1) {
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
