import { changeKept } from '../../../../platform/drafts/web/change-kept.ts'
import { maxEvaluationLength } from '../../contract/opinion.ts'
import { type Citation, withCitation } from '../../rules/citation.ts'
import { emptyOpinions } from './use-decision-draft.ts'

interface Citing {
  readonly accountId: string
  readonly candidateId: string
  readonly citation: Citation
}

/**
 * Puts a sentence with its second into the account's draft of an opinion on the candidate, which the decision bar shows.
 *
 * Resolves to whether the draft has it now: a full text takes no more.
 */
export function citeInOpinion({ accountId, candidateId, citation }: Citing): Promise<boolean> {
  return changeKept({ accountId, candidateId, subject: 'decision' }, emptyOpinions, (opinions) => {
    const { overall } = opinions
    const text = withCitation(overall.text, citation, maxEvaluationLength)
    return text === null ? null : { ...opinions, overall: { ...overall, text } }
  })
}
