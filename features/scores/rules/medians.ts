import type { Standing } from '../contract.ts'
import { tenthsOf } from './stars.ts'

/** The median star of each competency in the position, by its name; empty where there is none. */
export function mediansByName(standing: Standing | null): ReadonlyMap<string, number> {
  return new Map((standing?.medians ?? []).map(({ assessmentPoint, median }) => [assessmentPoint, median]))
}

/** How far a score lies from the median, both as they are written, in stars and with its sign: +0.9, −0.2 with U+2212, 0.0. */
export function gapToMedian(value: number, median: number): string {
  const tenths = tenthsOf(value) - tenthsOf(median)
  const sign = tenths > 0 ? '+' : tenths < 0 ? '\u2212' : ''
  return `${sign}${(Math.abs(tenths) / 10).toFixed(1)}`
}
