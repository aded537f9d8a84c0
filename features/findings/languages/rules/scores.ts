import { readScore, type ScoreState } from '../../../candidates/scores/rules/stars.ts'
import type { LanguageScoreEntry } from '../contract.ts'
import { hasTones, type Language, type LanguageLevel, languageLevels, readLanguage } from './languages.ts'

const speechAspects = ['pronunciation', 'fluency', 'tone', 'integrity', 'rhythm'] as const
type SpeechAspect = (typeof speechAspects)[number]

export interface ScoreBand {
  readonly level: LanguageLevel
  readonly from: number
  readonly to: number
  readonly text: string | null
}

export interface LanguageScore {
  readonly language: Language
  /** Out of 5. */
  readonly stars: ScoreState
  /** Out of 100, like the aspects, which are left out where the scores are hidden. */
  readonly overall: ScoreState
  readonly aspects: readonly { readonly aspect: SpeechAspect; readonly score: ScoreState }[]
  /** Five, the lowest first (R3-034); empty where none were configured. */
  readonly bands: readonly ScoreBand[]
}

export const maxPoints = 100

function readBands(bands: LanguageScoreEntry['scoreConfig']): ScoreBand[] {
  const ordered = [...bands].sort((a, b) => a.from - b.from)
  return languageLevels.flatMap((level, index) => {
    const band = ordered[index]
    return band ? [{ level, from: band.from, to: band.to, text: band.text?.trim() || null }] : []
  })
}

/**
 * The band of a score: the highest that begins at or below it; null without bands.
 *
 * A boundary belongs to the band above it; a score below all bands belongs to the lowest.
 */
export function bandOf(score: ScoreState, bands: readonly ScoreBand[]): ScoreBand | null {
  if (score.state !== 'scored') return null
  return bands.findLast(({ from }) => from <= score.value) ?? bands[0] ?? null
}

/**
 * Reads a language score of the wire (R3-031); tones are left out where the language has none (R3-033).
 *
 * A score that was not sent is hidden.
 */
export function readLanguageScore(entry: LanguageScoreEntry): LanguageScore {
  const aspects = speechAspects.filter(
    (aspect) => entry[aspect] !== undefined && (aspect !== 'tone' || hasTones(entry.language)),
  )
  return {
    language: readLanguage(entry.language),
    stars: readScore(entry.star, 5, entry.star !== undefined),
    overall: readScore(entry.overall, maxPoints, entry.overall !== undefined),
    aspects: aspects.map((aspect) => ({ aspect, score: readScore(entry[aspect], maxPoints) })),
    bands: readBands(entry.scoreConfig),
  }
}

export function isScoreUnfinished({ stars, overall, aspects }: LanguageScore): boolean {
  return [stars, overall, ...aspects.map(({ score }) => score)].some(({ state }) => state === 'analysing')
}
