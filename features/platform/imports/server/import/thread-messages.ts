import type { MessagePort } from 'node:worker_threads'
import type { CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { BundleResult } from '../../contract.ts'
import type { ArchiveFault } from './file-tree.ts'

export interface ImportOrder {
  readonly companyId: CompanyId
  /** The service key that sent it; null for an import by the operator. */
  readonly keyId: string | null
  readonly locale: Locale
  /** The time that the import takes for now. */
  readonly now: Date
  /** Path of an archive, or the bytes of one bundle's JSON. */
  readonly source: string | Uint8Array
}

/** An order to the import thread. It sends each result on `port`, and waits for an acknowledgement before the next. */
export interface Order {
  /** Path of an archive to count. */
  readonly look?: string
  readonly import?: ImportOrder
  readonly port: MessagePort
}

/** The content of an archive. */
export interface Found {
  readonly bundles: number
  readonly companies: number
}

/** An error of ours, reduced to what can be sent. */
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
