import type { CandidateId, InterviewId } from '@candor/kernel/ids'
import type { AnyViewer } from '../../../access/rules/viewer.ts'
import { perBatch } from '../../../access/server/gate/batch-reads.ts'

type Owner = CandidateId | InterviewId

/** The stored documents by their parts, as JSON; null: one that is too large to be read along. */
type Documents = ReadonlyMap<string, string | null>

const knownOfBatch = perBatch(() => new Map<Owner, Documents>())

/** Whether somebody would have a use for all documents of a report: the other calls of a batch. */
export function isBatched(viewer: AnyViewer): boolean {
  return knownOfBatch(viewer) !== undefined
}

/** Lets the other calls of a batch know all documents of a candidate or an interview. */
export function keepForBatch(viewer: AnyViewer, owner: Owner, documents: Documents): void {
  knownOfBatch(viewer)?.set(owner, documents)
}

/** A document that was read for the batch already, null where there is none; undefined where that is not known. */
export function knownDocument(viewer: AnyViewer | undefined, owner: Owner, part: string): unknown {
  const documents = knownOfBatch(viewer)?.get(owner)
  if (!documents) return
  const json = documents.get(part)
  if (json === undefined) return null
  return json === null ? undefined : JSON.parse(json)
}
