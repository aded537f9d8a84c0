import type { ReplyOf } from '@candor/call/define'
import type { englishAbility, LanguageScoreEntry } from '../contract.ts'
import { hasTones } from '../rules/languages.ts'
import type { English, LanguageScores } from './import.ts'

/** A language score as the wire has it; tones are of the languages that have them (R3-033). */
export function presentLanguageScore(stored: LanguageScores[number]): LanguageScoreEntry {
  const { language, tone, scoreConfig = [] } = stored
  return {
    language,
    star: stored.star ?? null,
    overall: stored.overall ?? null,
    pronunciation: stored.pronunciation ?? null,
    fluency: stored.fluency ?? null,
    ...(hasTones(language) && { tone: tone ?? null }),
    integrity: stored.integrity ?? null,
    rhythm: stored.rhythm ?? null,
    scoreConfig: scoreConfig.map(({ from, to, text }) => ({ from, to, text: text ?? null })),
  }
}

export function presentEnglish(stored: English | null): ReplyOf<typeof englishAbility> {
  if (!stored) return null
  const { score, level, explanation } = stored
  return { score: score ?? null, level: level ?? null, explanation: explanation ?? null }
}
