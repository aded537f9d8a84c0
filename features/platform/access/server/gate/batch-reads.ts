import type { RequestContext } from '@candor/call/serve'
import type { Database } from '@candor/db/database'
import type { EvaluationConfig } from '../../../company/rules.ts'
import type { AnyViewer, ReportReader } from '../../rules/viewer.ts'
import type { FoundReport } from '../queries/reports.ts'

/** What the calls of one batch share: the caller, and the reports that they ask for. Refusals are shared as well. */
interface BatchReads {
  /** Viewers by the access of the call. */
  readonly viewers: Map<string, Promise<AnyViewer>>
  /** Reports by the interview or the candidate that an address names. */
  readonly found: Map<string, Promise<FoundReport | null>>
  /** The evaluation settings of the viewers' company, once a report was found. */
  evaluation: EvaluationConfig | null
  /** Key of everything else that was read; replaced when it is to be forgotten. */
  time: object
}

const ofBatch = new WeakMap<object, BatchReads>()
const ofViewer = new WeakMap<AnyViewer, BatchReads>()

/** The shared reads of the batch that a call belongs to; null for a single call. */
export function readsOfBatch({ batch }: RequestContext): BatchReads | null {
  if (!batch) return null
  const known = ofBatch.get(batch) ?? { viewers: new Map(), found: new Map(), evaluation: null, time: {} }
  ofBatch.set(batch, known)
  return known
}

/** Forgets the shared reads of a batch, because one of its calls is about to change something. */
export function forgetReads(context: RequestContext): void {
  const reads = readsOfBatch(context)
  if (!reads) return
  reads.viewers.clear()
  reads.found.clear()
  reads.evaluation = null
  reads.time = {}
}

/** The shared reads of the batch in which a viewer was proved; undefined for a single call, and within an act. */
export function readsOfViewer(viewer: AnyViewer): BatchReads | undefined {
  return ofViewer.get(viewer)
}

/** Lets the calls for which this proof was made share what is read. */
export function shareReads(viewer: AnyViewer, reads: BatchReads): void {
  ofViewer.set(viewer, reads)
}

/** Reads something once for several calls of a batch; for a single call (`known` undefined) each time. */
export function readOnce<Read>(
  known: Map<string, Promise<Read>> | undefined,
  key: string,
  read: () => Promise<Read>,
): Promise<Read> {
  const reading = known?.get(key) ?? read()
  known?.set(key, reading)
  return reading
}

/**
 * Makes something that the calls of a batch have in common, until one of them acts.
 *
 * Returns nothing for a single call, within an act, and for callers who are not viewers.
 */
export function perBatch<Shared>(make: () => Shared): (viewer: AnyViewer | undefined) => Shared | undefined {
  const ofTime = new WeakMap<object, Shared>()
  return (viewer) => {
    const reads = viewer && readsOfViewer(viewer)
    if (!reads) return
    const shared = ofTime.get(reads.time) ?? make()
    ofTime.set(reads.time, shared)
    return shared
  }
}

/**
 * Makes a read of a report that the calls of a batch share, until one of them acts; a single call reads it each time.
 */
export function oncePerBatch<Read>(
  read: (db: Database, reader: ReportReader) => Promise<Read>,
): (db: Database, reader: ReportReader) => Promise<Read> {
  const known = perBatch(() => new Map<string, Promise<Read>>())
  return (db, reader) =>
    readOnce(known(reader.viewer), `${reader.candidateId} ${reader.interviewId}`, () => read(db, reader))
}
