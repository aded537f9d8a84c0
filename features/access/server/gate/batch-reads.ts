import type { RequestContext } from '@candor/call/serve'
import type { Viewer } from '../../rules/viewer.ts'
import type { findCandidate, findCandidateOfInterview, listGivenTo } from '../queries.ts'

/** What the calls of one batch share: whoever asks, and the reports that they ask about. Refusals are shared as well. */
interface BatchReads {
  /** By the access of the call. */
  readonly viewers: Map<string, Promise<Viewer>>
  /** By the interview or the candidate that an address names. */
  readonly found: Map<string, ReturnType<typeof findCandidate | typeof findCandidateOfInterview>>
  /** Of which candidates the viewer has which. */
  readonly given: Map<string, ReturnType<typeof listGivenTo>>
}

const ofBatch = new WeakMap<object, BatchReads>()
const ofViewer = new WeakMap<Viewer, BatchReads>()

/** What was read for the batch that a call is one of; null for a call on its own. */
export function readsOfBatch({ batch }: RequestContext): BatchReads | null {
  if (!batch) return null
  const known = ofBatch.get(batch) ?? { viewers: new Map(), found: new Map(), given: new Map() }
  ofBatch.set(batch, known)
  return known
}

/** Forgets what was read for a batch: one of its calls is about to change something. */
export function forgetReads(context: RequestContext): void {
  const reads = readsOfBatch(context)
  for (const known of [reads?.viewers, reads?.found, reads?.given]) known?.clear()
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
