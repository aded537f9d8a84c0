import type { AssessedPoint } from '../../analysis/rules/points.ts'
import { answerClaim, competencyClaim } from '../../evidence/rules/claim-key.ts'
import type { ClaimKey, Evidence, EvidenceIndex } from '../../evidence/rules/evidence.ts'

/** Imported quotes say what was meant; key words that were found only stand in where there are none. */
function quotesFirst(evidence: readonly Evidence[]): readonly Evidence[] {
  const imported = evidence.filter(({ origin }) => origin === 'imported')
  return imported.length > 0 ? imported : evidence
}

/**
 * Evidence of an assessment point, in session order, without repeats.
 *
 * That is what was quoted from its answer for the competency of this name, for the answer itself or for the summary;
 * without quotes, everything else that was found in the answer. A dimension has only evidence of its own name, or every
 * dimension of an answer would show the same.
 */
export function evidenceOfPoint(
  { byClaim, momentOf, moments }: Pick<EvidenceIndex, 'byClaim' | 'momentOf' | 'moments'>,
  { answerId, name, isDimension }: Pick<AssessedPoint, 'answerId' | 'name' | 'isDimension'>,
): Evidence[] {
  const named = name === null ? [] : (byClaim.get(competencyClaim(name)) ?? [])
  const wider = [...(byClaim.get(answerClaim(answerId)) ?? []), ...(byClaim.get('summary') ?? []), ...moments]
  const about = [...named, ...(isDimension ? [] : wider)].filter((each) => each.answerId === answerId)
  const claims = new Set<ClaimKey>(['summary', answerClaim(answerId)])
  if (name !== null) claims.add(competencyClaim(name))
  const claimed = about.filter(({ claim }) => claims.has(claim))
  const quoted = quotesFirst(claimed.length > 0 ? claimed : about)
  const byMoment = new Map(quoted.toReversed().map((each) => [momentOf.get(each.id), each]))
  return [...byMoment.values()].sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
}
