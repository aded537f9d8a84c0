import type { ReportPaper } from '../../contract.ts'
import type { BatchedCall } from '../paper/ask.ts'
import type { PaperOrder } from '../paper/compose.ts'

/** To the composing thread: a report to write, or the body of the reply to its batch; null where that failed. */
export type ToComposer =
  | { readonly order: PaperOrder }
  | { readonly batch: number; readonly body: string | null }

/** From the thread: that it is loaded; a batch of calls to make, a section that failed; at the end the report, or why there is none. */
export type FromComposer =
  | { readonly isReady: true }
  | { readonly batch: number; readonly calls: readonly BatchedCall[] }
  | { readonly fault: unknown }
  | { readonly paper: ReportPaper }
  | { readonly failed: unknown }
