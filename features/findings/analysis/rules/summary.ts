import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import { countsInSummary } from '../../../candidates/interviews/rules.ts'
import type { Evidence, EvidenceIndex, EvidenceKind } from '../../evidence/rules/evidence.ts'
import type { Analysis } from './analysis.ts'

/** The ids of the answers that a summary leaves out: those of question type 12 (R9-042). */
export function leftOutOfSummary(answers: readonly Pick<Answer, 'id' | 'method'>[]): ReadonlySet<string> {
  const out = answers.filter(({ method }) => !countsInSummary(method))
  return new Set(out.map(({ id }) => id))
}

export function keyPointCount({ answers }: Pick<Analysis, 'answers'>, leftOut: ReadonlySet<string>): number {
  const counted = answers.filter(({ answerId }) => !leftOut.has(answerId))
  return counted.reduce((sum, { keyPoints }) => sum + keyPoints.length, 0)
}

const maxHighlights = 3

/** Imported evidence comes before derived evidence; a quote that the candidate did not say comes last. */
function trustOf({ origin, match }: Evidence): number {
  if (match === 'notFound' || match === 'byAnother' || match === 'byUnknown') return 2
  return origin === 'imported' ? 0 : 1
}

/**
 * The evidence of one kind that a summary names, up to 3 moments in the order of the session.
 *
 * Among equally trusted ones those of a claim and a question not yet named come first, so that three moments cover more
 * than one answer.
 */
export function highlights(
  { moments }: Pick<EvidenceIndex, 'moments'>,
  kind: EvidenceKind,
  leftOut: ReadonlySet<string>,
): readonly Evidence[] {
  const left = moments.filter((moment) => moment.kind === kind && !leftOut.has(moment.answerId))
  const picked: Evidence[] = []
  const isNamed = (moment: Evidence) =>
    Number(picked.some(({ claim }) => claim === moment.claim)) +
    Number(picked.some(({ question }) => question === moment.question))
  while (picked.length < maxHighlights && left.length > 0) {
    const best = left.reduce((a, b) => {
      const order = trustOf(a) - trustOf(b) || isNamed(a) - isNamed(b)
      return order <= 0 ? a : b
    })
    picked.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return moments.filter((moment) => picked.includes(moment))
}

/**
 * What an overall score rests on: the moments for the candidate, then those against; without either, the evidence of
 * the summary itself.
 */
export function verdictEvidence(
  evidenceIndex: Pick<EvidenceIndex, 'moments' | 'byClaim'>,
  leftOut: ReadonlySet<string>,
): readonly Evidence[] {
  const sides = [
    ...highlights(evidenceIndex, 'supports', leftOut),
    ...highlights(evidenceIndex, 'against', leftOut),
  ]
  return sides.length > 0 ? sides : (evidenceIndex.byClaim.get('summary') ?? [])
}
