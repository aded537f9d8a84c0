import type { ReplyOf } from '@candor/call/define'
import {
  type Language,
  type LanguageLevel,
  readLanguage,
  readLevel,
} from '../../languages/rules/languages.ts'
import { maxPoints } from '../../languages/rules/scores.ts'
import { readScore, type ScoreState } from '../../scores/rules/stars.ts'
import type { allLanguageAbility } from '../contract.ts'

/** What speaking and reading aloud showed of one language. */
export interface Ability {
  readonly language: Language
  /** Of 100. */
  readonly score: ScoreState
  /** The level that explains it (R9-028); null where none came. */
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
