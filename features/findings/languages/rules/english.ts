import type { ReplyOf } from '@candor/call/define'
import { readScore, type ScoreState } from '../../../candidates/scores/rules/stars.ts'
import type { englishAbility } from '../contract.ts'
import { type LanguageLevel, readLevel } from './languages.ts'
import { maxPoints } from './scores.ts'

export interface EnglishAbility {
  /** Out of 100 (R9-022). */
  readonly score: ScoreState
  readonly level: LanguageLevel | null
  readonly explanation: string | null
}

export function readEnglish(ability: ReplyOf<typeof englishAbility>): EnglishAbility | null {
  if (!ability) return null
  return {
    score: readScore(ability.score, maxPoints, ability.score !== undefined),
    level: readLevel(ability.level),
    explanation: ability.explanation?.trim() || null,
  }
}

export type EnglishBand = 1 | 2 | 3

/** The bands of an English score in points, the lowest first: below 60, 60 to below 90, 90 and above (R9-023). */
export const englishBands: readonly {
  readonly band: EnglishBand
  readonly from: number
  readonly to: number
}[] = [
  { band: 3, from: 0, to: 60 },
  { band: 2, from: 60, to: 90 },
  { band: 1, from: 90, to: maxPoints },
]

/** The colour band of an English score: 90 and above 1, 60 to below 90 2, below 60 3 (R9-023). */
export function englishBand(score: number): EnglishBand {
  return englishBands.findLast(({ from }) => from <= score)?.band ?? 3
}

/** The length of the first bar, in points (R9-024). */
export const firstBarEnd = 90

/** The marks of the second bar, which runs from 0 to 100 (R9-025). */
export const secondBarMarks = [70, 90, 100] as const
