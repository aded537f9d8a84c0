import type { MessagePort } from 'node:worker_threads'
import type { BundleResult } from '../../contract.ts'
import type { ArchiveFault } from './file-tree.ts'
import type { ImportOrder } from './import-thread.ts'

/** What the thread of imports is to do. It says on `port` what comes of it, and waits for a word after each. */
export interface Order {
  /** Path of an archive to count. */
  readonly look?: string
  readonly import?: ImportOrder
  readonly port: MessagePort
}

/** What lies in an archive. */
export interface Found {
  readonly bundles: number
  readonly companies: number
}

/** A fault of ours, by what can be sent of it. */
export interface Failure {
  readonly message: string
  readonly stack: string | undefined
  readonly code: string | undefined
}

export type News =
  | { readonly found: Found }
  | { readonly result: BundleResult }
  | { readonly done: true }
  | { readonly refused: ArchiveFault }
  | { readonly failed: Failure }
