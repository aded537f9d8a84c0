import type { CandidateId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'

interface Ended {
  readonly id: string
  readonly candidateId: CandidateId
  readonly isPreview: boolean
}

/** What the end of shares changed: their ids by candidate. Previews stay ended, as nobody but their maker saw them. */
export function endedItems(ended: readonly Ended[]): UndoItem[] {
  const shares = ended.filter(({ isPreview }) => !isPreview)
  return [...Map.groupBy(shares, ({ candidateId }) => candidateId)].map(([candidateId, ofCandidate]) => ({
    candidateId,
    ref: ofCandidate[0]?.id ?? null,
    before: null,
    after: ofCandidate.map(({ id }) => id),
  }))
}

/** Reads the ids of ended shares. */
export function readEnded({ after }: UndoItem): string[] {
  const read = z.safeParse(z.array(z.string()), after)
  return read.success ? read.data : []
}
