import { useMemo } from 'react'
import { type Draft, useDraft } from '../../../../platform/drafts/web/use-draft.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { isDecisionOffered } from '../../rules/decision-bar.ts'
import {
  emptyOpinion,
  type Opinion,
  type Opinions,
  type PartKind,
  withoutDecisions,
} from '../../rules/parts-to-send.ts'

export const emptyOpinions: Opinions = {
  overall: emptyOpinion,
  video: emptyOpinion,
  resume: emptyOpinion,
  evaluation: emptyOpinion,
  suggestion: emptyOpinion,
}

export type DecisionDraft = Draft<Opinions> & { readonly candidateId: string }

/**
 * The draft of an evaluation, part by part.
 *
 * Without decisions on offer it has none, so that nobody submits a decision that they cannot see.
 */
export function useDecisionDraft(
  { candidateId, address }: Pick<OpenReport, 'candidateId' | 'address'>,
  subject: string,
): DecisionDraft {
  const draft = useDraft(candidateId, subject, emptyOpinions)
  const isOffered = isDecisionOffered(address)
  const value = useMemo(
    () => (isOffered ? draft.value : withoutDecisions(draft.value)),
    [isOffered, draft.value],
  )
  return { ...draft, value, candidateId }
}

/** Changes one part of the draft. */
export function changePart({ value, set }: DecisionDraft, part: PartKind, change: Partial<Opinion>): void {
  set({ [part]: { ...value[part], ...change } })
}
