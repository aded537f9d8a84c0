import { readAmount } from '../../candidates/scores/rules/stars.ts'
import type { AiData } from '../../findings/analysis/contract/ai-data.ts'

/** In the order of the chart (R3-016). */
const traits = ['social', 'adapt', 'curious', 'harmonious', 'duty', 'ambition', 'autonomy'] as const
export type Trait = (typeof traits)[number]

/** The traits of the short form (R3-017, decision N35). */
const traitsOfShortForm: readonly Trait[] = ['social', 'adapt', 'duty', 'ambition']

/** The traits of a test: four when `reportDim` is 1 (R9-019), else seven (R9-020). */
export function traitsOf(reportDim: number | null | undefined): readonly Trait[] {
  return reportDim === 1 ? traitsOfShortForm : traits
}

/** R9-018, R9-021. */
export const traitScale = { min: 1, max: 10 } as const

/** A trait's value from its score of 100: a tenth of it, at least 1 (R9-021) and at most 10 (R9-018, decision C56). */
export function traitValue(score: number): number {
  return Math.min(traitScale.max, Math.max(traitScale.min, score / 10))
}

/** The end of its scale that a trait leans to: the low one up to 4, the high one from 7. */
export type Leaning = 'low' | 'between' | 'high'

export function leaningOf(value: number): Leaning {
  if (value <= 4) return 'low'
  return value < 7 ? 'between' : 'high'
}

export interface TraitResult {
  readonly trait: Trait
  /** From 1 to 10; null while it is being worked out. */
  readonly value: number | null
  readonly comment: string | null
}

export type CharacterResults = readonly TraitResult[]

/** Reads the character of the AI data, each trait with the comment of its name (R3-015); null where there is none. */
export function readCharacter({ characterScore, reportDim }: AiData): CharacterResults | null {
  if (characterScore === undefined) return null
  return traitsOf(reportDim).map((trait) => {
    const score = readAmount(characterScore?.[trait])
    return {
      trait,
      value: score === null ? null : traitValue(score),
      comment: characterScore?.[`${trait}Comment`]?.trim() || null,
    }
  })
}

export function valuedTraits(results: CharacterResults): (TraitResult & { readonly value: number })[] {
  return results.flatMap((result) => (result.value === null ? [] : { ...result, value: result.value }))
}

export function isUnfinished(results: CharacterResults): boolean {
  return results.some(({ value }) => value === null)
}
