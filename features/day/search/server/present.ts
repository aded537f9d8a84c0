import type { Passage } from '../contract.ts'
import { marksOf } from '../rules/marks.ts'
import type { Term } from '../rules/query.ts'
import type { Fold } from '../rules/signs.ts'
import type { FoundPassage } from './queries/found.ts'

/** A passage with the stretches that a search found in it. */
export function presentPassage(
  { id, candidateId, interviewId, kind, text, source, question, startMs, place, saidAt }: FoundPassage,
  terms: readonly Term[],
  fold: Fold,
): Passage {
  return {
    passageId: id,
    candidateId,
    interviewId,
    kind,
    text,
    marks: marksOf(text, terms, fold),
    source,
    question,
    startMs: startMs === null ? null : Number(startMs),
    place,
    at: saidAt.getTime(),
  }
}
