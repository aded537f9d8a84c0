import type { ReplyOf } from '@candor/call/define'
import { shownScores } from '../../../candidates/scores/rules/standing.ts'
import type { allLanguageAbility } from '../contract.ts'
import type { Abilities } from './import.ts'

export function presentAbilities(
  stored: Abilities,
  setting: Parameters<typeof shownScores>[0],
): ReplyOf<typeof allLanguageAbility> {
  const { totals } = shownScores(setting)
  return stored.map(({ language, score, level }) => ({
    language,
    ...(totals && { score: score ?? null, level: level ?? null }),
  }))
}
