import type { CandidateId, InterviewId } from '@candor/kernel/ids'
import type { AnyViewer } from '../../../../platform/access/rules/viewer.ts'
import { perBatch } from '../../../../platform/access/server/gate/batch-reads.ts'

type Owner = CandidateId | InterviewId

/** Stored documents by part, as JSON; null: too large to be read ahead. */
type Documents = ReadonlyMap<string, string | null>

const knownOfBatch = perBatch(() => new Map<Owner, Documents>())

/**
 * A document as it is read. No part is ever stored as null, which means that there is none: what has become null fits no
 * schema, as text does.
 */
export const storedDocument = (document: unknown): unknown => document ?? ''

/** Whether reading all documents of a report pays off, because other calls of the batch may need them. */
export function isBatched(viewer: AnyViewer): boolean {
  return knownOfBatch(viewer) !== undefined
}

/** Shares all documents of a candidate or an interview with the other calls of the batch. */
export function keepForBatch(viewer: AnyViewer, owner: Owner, documents: Documents): void {
  knownOfBatch(viewer)?.set(owner, documents)
}

/** A document that was read for the batch already, null where there is none; undefined where nothing was read. */
export function knownDocument(viewer: AnyViewer | undefined, owner: Owner, part: string): unknown {
  const documents = knownOfBatch(viewer)?.get(owner)
  if (!documents) return
  const json = documents.get(part)
  if (json === undefined) return null
  return json === null ? undefined : storedDocument(JSON.parse(json))
}
