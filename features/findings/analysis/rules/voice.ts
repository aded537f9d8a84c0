import { readScore, type ScoreState } from '../../../candidates/scores/rules/stars.ts'
import type { AiData, Isescore } from '../contract/ai-data.ts'
import type { ShownScores } from './analysis.ts'
import { listOf } from './json-list.ts'

/** The languages that a voice result is kept under (R3-018). */
const voiceLanguages = ['cn', 'en'] as const
export type VoiceLanguage = (typeof voiceLanguages)[number]

export interface FrequentWord {
  readonly word: string
  readonly count: number
  /** Share of all words that are listed, in percent, 2 decimals (R9-014). */
  readonly percent: number
}

export interface VoiceResult {
  readonly language: VoiceLanguage | null
  readonly overall: ScoreState
  readonly fluency: ScoreState
  readonly accuracy: ScoreState
  readonly words: readonly FrequentWord[]
}

/** A count as a share of all, in percent with 2 decimals (R9-014); nothing of nothing is 0. */
export function shareOf(count: number, all: number): number {
  return all > 0 ? Math.round((count / all) * 10_000) / 100 : 0
}

/**
 * Reads the JSON text of the most frequent words (R3-019): a list of word and count, the most frequent first.
 *
 * The counts of a word that comes twice are added up, a word that was never said is left out, and a text that is no
 * such list has none.
 */
export function readWords(text: string | null | undefined): FrequentWord[] {
  const counts = new Map<string, number>()
  for (const entry of listOf(text)) {
    if (typeof entry !== 'object' || entry === null || !('word' in entry) || !('count' in entry)) continue
    const word = typeof entry.word === 'string' ? entry.word.trim() : ''
    const count = Number(entry.count)
    if (word && count > 0 && Number.isFinite(count)) counts.set(word, (counts.get(word) ?? 0) + count)
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => ({ word, count, percent: shareOf(count, all) }))
}

const outOf = 5

function readVoice(voice: Isescore, language: VoiceLanguage | null, isShown: boolean): VoiceResult {
  return {
    language,
    overall: readScore(voice.iseAllScore, outOf, isShown),
    fluency: readScore(voice.iseFluencyScore, outOf, isShown),
    accuracy: readScore(voice.iseAccuracyScore, outOf, isShown),
    words: readWords(voice.topFrequencyWord),
  }
}

/**
 * Reads the voice results of the wire: one for each language, else the one that names no language (R3-018).
 *
 * None where there is no result at all (decision C25).
 */
export function readVoices(
  { isescore, isescoreList }: Pick<AiData, 'isescore' | 'isescoreList'>,
  shown: Pick<ShownScores, 'total'>,
): VoiceResult[] {
  const isShown = shown.total
  const named = voiceLanguages.flatMap((language) => {
    const voice = isescoreList?.[language]
    return voice ? [readVoice(voice, language, isShown)] : []
  })
  if (named.length > 0) return named
  return isescore ? [readVoice(isescore, null, isShown)] : []
}

export function isVoiceUnfinished(voices: readonly VoiceResult[]): boolean {
  return voices.some(({ overall, fluency, accuracy }) =>
    [overall, fluency, accuracy].some(({ state }) => state === 'analysing'),
  )
}
