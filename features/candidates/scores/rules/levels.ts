import { tenthsOf } from './stars.ts'

/** The levels of a score, the best first (P9-013): more stars are better (decision C05). */
export const starLevels = [5, 4, 3, 2, 1] as const
export type StarLevel = (typeof starLevels)[number]

/** The level of a displayed score on any scale, by the nearest of five steps; 0 is the lowest. */
export function starLevel({ value, outOf }: { readonly value: number; readonly outOf: number }): StarLevel {
  const step = Math.round(tenthsOf(value) / (outOf * 2))
  return starLevels.find((level) => level <= step) ?? 1
}

/** The explanations of a question's stars, lowest first (R5-003). */
export const starBands = [1, 2, 3] as const
export type StarBand = (typeof starBands)[number]

/** The explanation for a question's score: of 5 stars 1 and 2 are low, 3 middle, 4 and 5 high (decision C06). */
export function starBand({ value, outOf }: { readonly value: number; readonly outOf: number }): StarBand {
  const level =
    outOf === 3 ? Math.round(tenthsOf(value) / 10) : [1, 1, 2, 3, 3][starLevel({ value, outOf }) - 1]
  return starBands.find((band) => band === level) ?? 1
}
