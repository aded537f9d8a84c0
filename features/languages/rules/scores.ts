import { readScore, type ScoreState } from '../../scores/rules/stars.ts'
import type { LanguageScoreEntry } from '../contract.ts'
import { hasTones, type Language, type LanguageLevel, languageLevels, readLanguage } from './languages.ts'

/** What the overall score of a language is made of, in the order of the table. */
const speechAspects = ['pronunciation', 'fluency', 'tone', 'integrity', 'rhythm'] as const
type SpeechAspect = (typeof speechAspects)[number]

/** A stretch of the scale of points, with the level that it stands for. */
export interface ScoreBand {
  readonly level: LanguageLevel
  /** Points from 0 to 100. */
  readonly from: number
  readonly to: number
  /** What it means, in the words of the configuration; null where it has none. */
  readonly text: string | null
}

/** How well a candidate speaks one language. */
export interface LanguageScore {
  readonly language: Language
  /** Of 5. */
  readonly stars: ScoreState
  /** Of 100, as are the aspects, of which there are none where the scores are hidden. */
  readonly overall: ScoreState
  readonly aspects: readonly { readonly aspect: SpeechAspect; readonly score: ScoreState }[]
  /** Five, the lowest first (R3-034); empty where none were configured. */
  readonly bands: readonly ScoreBand[]
}

/** The end of the scale of points. */
export const maxPoints = 100

/** Reads the bands of the wire: level 1 is the lowest. */
function readBands(bands: LanguageScoreEntry['scoreConfig']): ScoreBand[] {
  const ordered = [...bands].sort((a, b) => a.from - b.from)
  return languageLevels.flatMap((level, index) => {
    const band = ordered[index]
    return band ? [{ level, from: band.from, to: band.to, text: band.text?.trim() || null }] : []
  })
}

/**
 * The band that a score falls into: the highest that begins at it or below; null where there are no bands.
 *
 * A boundary belongs to the band above it, and a score below all of them to the lowest.
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

/** Whether a number of a language score is still being made. */
export function isScoreUnfinished({ stars, overall, aspects }: LanguageScore): boolean {
  return [stars, overall, ...aspects.map(({ score }) => score)].some(({ state }) => state === 'analysing')
}
