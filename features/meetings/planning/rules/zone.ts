import { offsetAt } from '@candor/kernel/zoned-time'

/**
 * A change of a zone's clock: when, in epoch milliseconds, and how far it is ahead of UTC before and after, in minutes.
 */
export interface ClockChange {
  readonly at: number
  readonly before: number
  readonly after: number
}

const minuteMs = 60_000
// No zone changes its clock twice within a week.
const stepMs = 7 * 24 * 60 * minuteMs

/** The clock of a zone over a stretch of time: its offset from UTC at the start, and each change after that. */
export function zoneClock(
  zone: string,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly offset: number; readonly changes: readonly ClockChange[] } {
  const offset = offsetAt(from, zone)
  const changes: ClockChange[] = []
  let known = Math.floor(from / minuteMs) * minuteMs
  let before = offset
  while (known < to) {
    const next = known + stepMs
    const after = offsetAt(next, zone)
    if (after !== before) {
      let still = known
      let already = next
      while (already - still > minuteMs) {
        const middle = still + Math.floor((already - still) / 2 / minuteMs) * minuteMs
        if (offsetAt(middle, zone) === before) still = middle
        else already = middle
      }
      changes.push({ at: already, before, after })
    }
    known = next
    before = after
  }
  return { offset, changes: changes.filter(({ at }) => at <= to) }
}

/** An offset as calendar files write it, `+0800`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}
