import { formatClock } from '@candor/messages/dates'
import { changeKept } from '../../../../platform/drafts/web/change-kept.ts'
import { maxEvaluationLength } from '../../contract/opinion.ts'
import { withCitation } from '../../rules/citation.ts'
import { emptyOpinions } from './use-decision-draft.ts'

interface Citing {
  readonly accountId: string
  readonly candidateId: string
  readonly quote: string
  /** Number of the question, from 1; null for words of the whole session. */
  readonly question: number | null
  /** Session milliseconds; null for a typed answer. */
  readonly startMs: number | null
}

const placeOf = ({ question, startMs }: Pick<Citing, 'question' | 'startMs'>): string =>
  [question === null ? [] : `Q${question}`, startMs === null ? [] : formatClock(startMs)].flat().join(' ')

/**
 * Puts a sentence with its second into the account's draft of an opinion on the candidate, which the decision bar shows.
 *
 * Resolves to whether the draft has it now: a full text takes no more.
 */
export function citeInOpinion({ accountId, candidateId, quote, ...at }: Citing): Promise<boolean> {
  const citation = { quote, place: placeOf(at) }
  return changeKept({ accountId, candidateId, subject: 'decision' }, emptyOpinions, (opinions) => {
    const { overall } = opinions
    const text = withCitation(overall.text, citation, maxEvaluationLength)
    return text === null ? null : { ...opinions, overall: { ...overall, text } }
  })
}
