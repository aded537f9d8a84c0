import type { OptionalScore } from '../../../candidates/scores/rules/stars.ts'
import type { WrittenQuestion } from '../../../findings/questions/rules/question.ts'
import { type Tally, tallyOf } from '../../../findings/questions/rules/tally.ts'

/** The points of questions. Unfinished scoring is a state of its own, so that it never looks like few points. */
export type Points =
  | { readonly state: 'none' }
  | { readonly state: 'hidden' }
  | { readonly state: 'analysing' }
  | { readonly state: 'scored'; readonly value: number; readonly outOf: number; readonly count: number }

/** The share of the points in whole percent (R9-029); 0 where there are none to get (decision C54). */
export function writtenPercent(value: number, outOf: number): number {
  return outOf > 0 ? Math.round((value / outOf) * 100) : 0
}

/** A reading question has its own score, or those of the questions on its text. */
function scoresOf({ score, parts }: WrittenQuestion): OptionalScore[] {
  return score.state === 'none' ? parts.map((part) => part.score) : [score]
}

/** The points got and the points to get. Questions without scores count in neither. */
export function pointsOf(questions: readonly WrittenQuestion[]): Points {
  const scores = questions.flatMap(scoresOf).filter(({ state }) => state !== 'none')
  if (scores.length === 0) return { state: 'none' }
  if (scores.some(({ state }) => state === 'hidden')) return { state: 'hidden' }
  const done = scores.filter((score) => score.state === 'scored')
  if (done.length < scores.length) return { state: 'analysing' }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    state: 'scored',
    value: sum(done.map(({ value }) => value)),
    outOf: sum(done.map(({ outOf }) => outOf)),
    count: done.length,
  }
}

/** The totals of a written test, or of one of its modules. */
export interface Totals extends Tally {
  readonly wrong: number
  readonly points: Points
  /** Null where the time spent is unknown. */
  readonly spentMs: number | null
}

/** Adds up questions; `spent` is in milliseconds, by question. */
export function totalsOf(questions: readonly WrittenQuestion[], spent: ReadonlyMap<string, number>): Totals {
  const tally = tallyOf(questions)
  const times = questions.flatMap(({ id }) => spent.get(id) ?? [])
  return {
    ...tally,
    wrong: tally.checked - tally.correct - tally.partial,
    points: pointsOf(questions),
    spentMs: times.length > 0 ? times.reduce((total, time) => total + time, 0) : null,
  }
}
