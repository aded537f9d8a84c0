import { type Draft, useDraft } from '../../drafts/web/use-draft.ts'
import { emptyOpinion, type Opinion, type Opinions, type Part } from '../rules/parts-to-send.ts'

interface Written extends Opinions {
  /** What the server has taken of it while another part failed; it is not sent once more. */
  readonly stored: Partial<Opinions>
}

const empty: Written = {
  overall: emptyOpinion,
  video: emptyOpinion,
  resume: emptyOpinion,
  evaluation: emptyOpinion,
  suggestion: emptyOpinion,
  stored: {},
}

export type DecisionDraft = Draft<Written>

/** What a reviewer writes about a candidate, part by part, under a subject of its own. */
export function useDecisionDraft(candidateId: string, subject: string): DecisionDraft {
  return useDraft(candidateId, subject, empty)
}

/** Changes one part of what is written. */
export function changePart({ value, set }: DecisionDraft, part: Part, change: Partial<Opinion>): void {
  set({ [part]: { ...value[part], ...change } })
}

/** Whether the server has taken a part as it is written now. */
export function isStored({ stored, ...opinions }: Written, part: Part): boolean {
  const { result, score, text } = opinions[part]
  const taken = stored[part]
  return taken !== undefined && taken.result === result && taken.score === score && taken.text === text
}
