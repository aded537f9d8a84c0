import type { Standing } from '../contract.ts'
import { tenthsOf } from './stars.ts'

export function mediansByName(standing: Standing | null): ReadonlyMap<string, number> {
  return new Map((standing?.medians ?? []).map(({ assessmentPoint, median }) => [assessmentPoint, median]))
}

/** The difference of a score from the median, both as displayed, in stars with a sign: +0.9, −0.2 with U+2212, 0.0. */
export function gapToMedian(value: number, median: number): string {
  const tenths = tenthsOf(value) - tenthsOf(median)
  const sign = tenths > 0 ? '+' : tenths < 0 ? '\u2212' : ''
  return `${sign}${(Math.abs(tenths) / 10).toFixed(1)}`
}
