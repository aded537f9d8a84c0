import type { ReplyOf } from '@candor/call/define'
import { shownScores } from '../../../candidates/scores/rules/standing.ts'
import type { englishAbility, LanguageScoreEntry } from '../contract.ts'
import { hasTones } from '../rules/languages.ts'
import type { English, LanguageScores } from './import.ts'

type Setting = Parameters<typeof shownScores>[0]

/** A language's score and its aspects, which would reveal it. */
function presentScores(stored: LanguageScores[number]) {
  return {
    star: stored.star ?? null,
    overall: stored.overall ?? null,
    pronunciation: stored.pronunciation ?? null,
    fluency: stored.fluency ?? null,
    ...(hasTones(stored.language) && { tone: stored.tone ?? null }),
    integrity: stored.integrity ?? null,
    rhythm: stored.rhythm ?? null,
  }
}

/** A language score as the wire has it; tones are of the languages that have them (R3-033). */
export function presentLanguageScore(stored: LanguageScores[number], setting: Setting): LanguageScoreEntry {
  const { language, scoreConfig = [] } = stored
  return {
    language,
    ...(shownScores(setting).totals && presentScores(stored)),
    scoreConfig: scoreConfig.map(({ from, to, text }) => ({ from, to, text: text ?? null })),
  }
}

export function presentEnglish(stored: English | null, setting: Setting): ReplyOf<typeof englishAbility> {
  if (!stored) return null
  const { score, level, explanation } = stored
  return {
    ...(shownScores(setting).totals && { score: score ?? null, level: level ?? null }),
    explanation: explanation ?? null,
  }
}
