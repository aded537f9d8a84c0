import { type Draft, useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { emptyOpinion, type Opinion } from '../../../review/evaluations/rules/parts-to-send.ts'

export type ConclusionDraft = Draft<Opinion>

/** The draft of the conclusion on a candidate. */
export function useConclusionDraft(candidateId: string): ConclusionDraft {
  return useDraft(candidateId, 'conclusion', emptyOpinion)
}
