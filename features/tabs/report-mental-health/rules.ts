import { type StarLevel, starLevel } from '../../candidates/scores/rules/levels.ts'
import { readAmount } from '../../candidates/scores/rules/stars.ts'
import type { AiData } from '../../findings/analysis/contract/ai-data.ts'
import { eachNameOnce } from '../../findings/analysis/rules/names.ts'

/** The scale of a dimension (R9-010) and of the whole (R9-011). */
export const dimensionScale = { min: 1, max: 10 } as const
export const overallScale = { min: 1, max: 5 } as const

/** The ends of the bands of a dimension (R9-026, decision C55). */
export const bandEnds = [2, 4, 8, 10] as const

const bands = ['lowest', 'lower', 'higher', 'highest'] as const
export type Band = (typeof bands)[number]

/** The band of a dimension's score: at most 2, 4, 8 and 10 (R9-026, decision C55). */
export function bandOf(score: number): Band {
  return bands[bandEnds.findIndex((end) => score <= end)] ?? 'highest'
}

/** Whether a high score of a dimension is good, or a low one. */
export type Kind = 'positive' | 'negative'

const tones = { lowest: 'low', lower: 'fair', higher: 'mid', highest: 'high' } as const
const reversedTones = { lowest: 'high', lower: 'mid', higher: 'fair', highest: 'low' } as const

/** The colour of a band: from low to high for positive dimensions, reversed for negative ones (decision N32). */
export function toneOf(band: Band, kind: Kind): (typeof tones)[Band] {
  return (kind === 'positive' ? tones : reversedTones)[band]
}

/** Dimensions that we have names for; any other shows its imported name. */
const knownDimensions = [
  'optimism',
  'resilience',
  'confidence',
  'composure',
  'connection',
  'purpose',
  'tension',
  'lowMood',
  'irritability',
  'sensitivity',
  'fatigue',
  'rumination',
] as const
export type KnownDimension = (typeof knownDimensions)[number]

export interface Dimension {
  readonly name: { readonly known: KnownDimension } | { readonly named: string }
  /** From 1 to 10; null while it is being worked out. */
  readonly score: number | null
  readonly comment: string | null
}

export interface Group {
  readonly kind: Kind
  /** From 1 to 10; null while it is being worked out, undefined where there is none. */
  readonly score: number | null | undefined
  readonly dimensions: readonly Dimension[]
}

export interface MentalHealth {
  /** From 1 to 5; null while it is being worked out. */
  readonly overall: number | null
  readonly comment: string | null
  readonly groups: readonly [Group, Group]
}

type Scale = typeof dimensionScale | typeof overallScale

function onScale(score: number | null | undefined, { min, max }: Scale): number | null {
  const amount = readAmount(score)
  return amount === null ? null : Math.min(max, Math.max(min, amount))
}

const filled = (text: string | null | undefined): string | null => text?.trim() || null

/** The wire's codes of the two kinds of dimension. */
const dimTypes = { positive: 1, negative: 2 } as const

function readGroup(kind: Kind, { mentalScores, ...aiData }: AiData): Group {
  const own = kind === 'positive' ? aiData.mentalPositiveScore : aiData.mentalNegtiveScore
  const ofKind = (mentalScores ?? []).filter(({ dimType }) => Number(dimType) === dimTypes[kind])
  const named = eachNameOnce(ofKind.map((dimension) => ({ ...dimension, name: dimension.dimName })))
  const dimensions = named.map(({ name, score, comment }) => {
    const known = knownDimensions.find((each) => each === name)
    return {
      name: known ? { known } : { named: name },
      score: onScale(score, dimensionScale),
      comment: filled(comment),
    }
  })
  return { kind, score: own === undefined ? undefined : onScale(own?.score, dimensionScale), dimensions }
}

/** Reads the mental health of the AI data, its dimensions by their kind; null where there is none. */
export function readMentalHealth(aiData: AiData): MentalHealth | null {
  const { mentalScore } = aiData
  if (mentalScore === undefined) return null
  return {
    overall: onScale(mentalScore?.score, overallScale),
    comment: filled(mentalScore?.comment),
    groups: [readGroup('positive', aiData), readGroup('negative', aiData)],
  }
}

/** The status of an overall score, 1 to 5, the nearest one (decision N36). */
export function statusOf(overall: number): StarLevel {
  return starLevel({ value: overall, outOf: overallScale.max })
}

/** Whether a score of them is still being worked out. */
export function isUnfinished({ overall, groups }: MentalHealth): boolean {
  const scores = groups.flatMap(({ score, dimensions }) => [score, ...dimensions.map((each) => each.score)])
  return [overall, ...scores].includes(null)
}
