import type { Visitor } from '@candor/call/serve'
import type { ReportSetting } from '../../../company/rules.ts'
import type { ReportFacts } from '../../rules/proof.ts'
import type { Viewer } from '../../rules/viewer.ts'

/** What the calls of one batch share: whoever asks, and the reports that they ask about. Refusals are shared as well. */
interface BatchReads {
  /** By the access of the call. */
  readonly viewers: Map<string, Promise<Viewer>>
  /** By the account and what the address names. */
  readonly reports: Map<string, Promise<{ facts: ReportFacts; setting: ReportSetting }>>
}

const ofBatch = new WeakMap<object, BatchReads>()
const ofViewer = new WeakMap<Viewer, BatchReads>()

/** What was read for the batch that a call is one of; null for a call on its own. */
export function readsOfBatch({ batch }: Visitor): BatchReads | null {
  if (!batch) return null
  const known = ofBatch.get(batch) ?? { viewers: new Map(), reports: new Map() }
  ofBatch.set(batch, known)
  return known
}

/** What was read for the batch that a viewer was admitted for; undefined for a call on its own, and within an act. */
export function readsOfViewer(viewer: Viewer): BatchReads | undefined {
  return ofViewer.get(viewer)
}

/** Lets the calls that this proof admits share what is read. */
export function shareReads(viewer: Viewer, reads: BatchReads): void {
  ofViewer.set(viewer, reads)
}

/** Reads what several calls of a batch need once, and for a call on its own (`known` undefined) each time. */
export function readOnce<Read>(
  known: Map<string, Promise<Read>> | undefined,
  key: string,
  read: () => Promise<Read>,
): Promise<Read> {
  const reading = known?.get(key) ?? read()
  known?.set(key, reading)
  return reading
}
