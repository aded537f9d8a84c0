import type * as z from 'zod/mini'
import type { CompetencyReport as WireReport } from '../contract.ts'

/** The full marks of every score of this assessment (R3-037, R9-008). */
export const fullScore = 10

/** Stars out of 5 as a score out of 10 (R9-009). */
export function scoreOfStars(stars: number): number {
  return stars * 2
}

/** A score out of 10; null while it is still being made. */
export interface CompetencyItem {
  readonly name: string
  readonly score: number | null
  /** The meanings of the low and the high end of the scale; empty where they are not given. */
  readonly low: string
  readonly high: string
  readonly description: string | null
}

/** A first-level competency with its second-level ones. A `name` of null: they belong to none. */
export interface CompetencyGroup {
  readonly name: string | null
  readonly score: number | null
  readonly items: readonly CompetencyItem[]
}

export interface AnswerTimes {
  readonly usedMs: number | null
  /** Epoch milliseconds, as is the last one. */
  readonly firstAt: number | null
  readonly lastAt: number | null
}

export interface CompetencyReport {
  readonly description: string | null
  /** Out of 10; null while they are still being made. */
  readonly competence: number | null
  readonly stability: number | null
  /** Null where no time is known. */
  readonly times: AnswerTimes | null
  readonly groups: readonly CompetencyGroup[]
  readonly stabilityItems: readonly CompetencyItem[]
}

type Wire = z.output<typeof WireReport>
type WireItem = Wire['emotionalStabilityList'][number]

const known = (value: number) => (value < 0 ? null : value)
const ofStars = (stars: number) => (stars < 0 ? null : scoreOfStars(stars))

function readItem({ name, star, lowDefinition, highDefinition, description }: WireItem): CompetencyItem {
  return {
    name,
    score: ofStars(star),
    low: lowDefinition?.trim() ?? '',
    high: highDefinition?.trim() ?? '',
    description: description?.trim() || null,
  }
}

function readGroups({ firstLevelList, secondLevelList }: Wire): CompetencyGroup[] {
  const names = new Set(firstLevelList.map(({ name }) => name))
  const groups = firstLevelList.map(({ name, star }) => ({
    name,
    score: ofStars(star),
    items: secondLevelList.filter((item) => item.firstLevelName === name).map(readItem),
  }))
  const others = secondLevelList.filter((item) => !names.has(item.firstLevelName ?? '')).map(readItem)
  return others.length > 0 ? [...groups, { name: null, score: null, items: others }] : groups
}

function readTimes({ usetime, firstAnswerTime, lastAnswerTime }: Wire): AnswerTimes | null {
  if (usetime === null && firstAnswerTime === null && lastAnswerTime === null) return null
  return {
    usedMs: usetime === null ? null : usetime * 1000,
    firstAt: firstAnswerTime,
    lastAt: lastAnswerTime,
  }
}

/** Reads the assessment of the wire; every second-level competency is in exactly one group. */
export function readReport(wire: Wire): CompetencyReport {
  return {
    description: wire.description?.trim() || null,
    competence: known(wire.comprehensiveCompetenceScore),
    stability: known(wire.emotionalStabilityScore),
    times: readTimes(wire),
    groups: readGroups(wire),
    stabilityItems: wire.emotionalStabilityList.map(readItem),
  }
}

/** The axes of the radar: the first level, once all of it is scored; none before, as a gap would look like 0. */
export function radarAxes(groups: readonly CompetencyGroup[]): { name: string; value: number }[] {
  const first = groups.filter(({ name }) => name !== null)
  const axes = first.flatMap(({ name, score }) =>
    name === null || score === null ? [] : [{ name, value: score }],
  )
  return axes.length === first.length ? axes : []
}

/** Whether any score is still being made. */
export function isUnfinished({ competence, stability, groups, stabilityItems }: CompetencyReport): boolean {
  const scores = [
    competence,
    stability,
    ...groups.flatMap(({ name, score, items }) => [
      name === null ? 0 : score,
      ...items.map((item) => item.score),
    ]),
    ...stabilityItems.map(({ score }) => score),
  ]
  return scores.includes(null)
}
