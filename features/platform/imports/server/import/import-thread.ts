import { MessageChannel, type Worker } from 'node:worker_threads'
import type { Log } from '@candor/kernel/services'
import type { BundleResult } from '../../contract.ts'
import { resultFitter } from '../present.ts'
import { ArchiveRefused } from './file-tree.ts'
import type { Failure, Found, ImportEvent, ImportOrder, Order } from './thread-messages.ts'

interface Progress {
  /** Called with every result; the next bundle waits for it. */
  onResult: (result: BundleResult) => Promise<void> | void
  /** Ends the import before the next bundle: `reason` is thrown. */
  signal?: AbortSignal
}

/**
 * Imports in a thread of its own, so that no import delays the replies of the server.
 *
 * The thread starts with the first import. If it dies, its running imports fail; the next import starts another one.
 */
export class ImportThread {
  readonly #start: () => Worker
  readonly #log: Log
  #worker: Worker | null = null

  constructor(start: () => Worker, log: Log) {
    this.#start = start
    this.#log = log
  }

  /** Counts the content of an archive. Throws `ArchiveRefused`. */
  async look(archive: string): Promise<Found> {
    let found: Found = { bundles: 0, companies: 0 }
    await this.#ask({ look: archive }, async (news) => {
      if ('found' in news) found = news.found
    })
    return found
  }

  /**
   * Imports every bundle of the source into one company, one after the other; its results fit into one reply. Throws
   * `ArchiveRefused`.
   */
  import(order: ImportOrder, { onResult, signal }: Progress): Promise<void> {
    const shorten = resultFitter(order.locale)
    return this.#ask({ import: order }, async (news) => {
      if ('result' in news) await onResult(shorten(news.result))
      signal?.throwIfAborted()
    })
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  /** Each order has a channel of its own; when one side ends it closes the channel, which the other side notices. */
  #ask(order: Omit<Order, 'port'>, onNews: (news: ImportEvent) => Promise<void>): Promise<void> {
    const { port1: ours, port2: theirs } = new MessageChannel()
    return new Promise<void>((resolve, reject) => {
      ours.on('message', (news: ImportEvent) => {
        if ('done' in news) resolve()
        else if ('refused' in news) reject(new ArchiveRefused(news.refused))
        else if ('failed' in news) reject(errorOf(news.failed))
        else onNews(news).then(() => ours.postMessage('next'), reject)
      })
      ours.on('close', () => reject(new Error('the thread of imports ended before the import')))
      this.#running().postMessage({ ...order, port: theirs }, [theirs])
    }).finally(() => ours.close())
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.#start()
    this.#worker = worker
    worker.on('error', (error) => this.#log.error({ err: error }, 'the thread of imports failed'))
    worker.on('exit', () => {
      this.#worker = null
    })
    return worker
  }
}

/** An error of the thread, as it would have been thrown here. */
function errorOf({ message, stack, code }: Failure): Error {
  return Object.assign(new Error(message), { stack, code })
}
