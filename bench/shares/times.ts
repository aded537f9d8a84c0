import type { Row } from '../table.ts'

/** The value below which a share of the times is (milliseconds). */
export function quantile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN
}

export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** The row of times that were measured one at a time. */
export function rowOf(name: string, times: readonly number[], ratio?: Row['ratio']): Row {
  const whole = times.reduce((sum, ms) => sum + ms, 0)
  const row = { name, perSecond: (1000 * times.length) / whole, p50Ms: quantile(times, 0.5) }
  return { ...row, p99Ms: quantile(times, 0.99), ...(ratio && { ratio }) }
}
