import { offsetAt } from '@candor/kernel/zoned-time'

/** When a zone's clock is set, in epoch milliseconds, and how far it is ahead of UTC before and after, in minutes. */
export interface ClockChange {
  readonly at: number
  readonly before: number
  readonly after: number
}

const minuteMs = 60_000
// Nowhere is the clock set twice within a week.
const stepMs = 7 * 24 * 60 * minuteMs

/** How a zone's clock goes over a stretch of time: how far it is ahead of UTC at its start, and each change after that. */
export function zoneClock(
  zone: string,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly offset: number; readonly changes: readonly ClockChange[] } {
  const offset = offsetAt(from, zone)
  const changes: ClockChange[] = []
  let [known, before] = [Math.floor(from / minuteMs) * minuteMs, offset]
  while (known < to) {
    const next = known + stepMs
    const after = offsetAt(next, zone)
    if (after !== before) {
      let [still, already] = [known, next]
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
