import type { MessagePort } from 'node:worker_threads'
import type { CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { BundleResult } from '../../contract.ts'
import type { ArchiveFault } from './file-tree.ts'

export interface ImportOrder {
  readonly companyId: CompanyId
  /** The service key that it came by; null for what the operator imports. */
  readonly keyId: string | null
  readonly locale: Locale
  /** What the import counts as the present. */
  readonly now: Date
  /** Path of an archive, or the bytes of one bundle's JSON. */
  readonly source: string | Uint8Array
}

/** What the import thread is to do. It sends each result on `port`, and waits for an acknowledgement before the next. */
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

export type ImportEvent =
  | { readonly found: Found }
  | { readonly result: BundleResult }
  | { readonly done: true }
  | { readonly refused: ArchiveFault }
  | { readonly failed: Failure }
