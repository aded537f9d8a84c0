import type { ReplyOf } from '@candor/call/define'
import { readScore, type ScoreState } from '../../../candidates/scores/rules/stars.ts'
import {
  type Language,
  type LanguageLevel,
  readLanguage,
  readLevel,
} from '../../languages/rules/languages.ts'
import { maxPoints } from '../../languages/rules/scores.ts'
import type { allLanguageAbility } from '../contract.ts'

export interface Ability {
  readonly language: Language
  /** Out of 100. */
  readonly score: ScoreState
  readonly level: LanguageLevel | null
}

/** Reads the abilities of the wire, in their order. A score that was not sent is hidden. */
export function readAbilities(abilities: ReplyOf<typeof allLanguageAbility>): Ability[] {
  return abilities.map(({ language, score, level }) => ({
    language: readLanguage(language),
    score: readScore(score, maxPoints, score !== undefined),
    level: readLevel(level),
  }))
}
