import type { ReplyOf } from '@candor/call/define'
import type { allLanguageAbility } from '../contract.ts'
import type { Abilities } from './import.ts'

export function presentAbilities(stored: Abilities): ReplyOf<typeof allLanguageAbility> {
  return stored.map(({ language, score, level }) => ({
    language,
    score: score ?? null,
    level: level ?? null,
  }))
}
