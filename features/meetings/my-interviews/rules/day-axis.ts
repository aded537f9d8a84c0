import { hourMs } from '@candor/kernel/durations'
import type { Span } from '@candor/kernel/span'

/** The least time that the drawing of an interview takes on the axis: its words need the room. */
const drawnMs = 2 * hourMs

/** The most interviews that have room beside one another on an axis. */
export const mostLanes = 3

/** The most interviews of a list in place of an axis. */
const mostListed = 20

/** The hours of a day that are drawn if no interview lies outside of them, counted from its begin. */
const firstHour = 9
const lastHour = 18

/**
 * The moments (epoch milliseconds) of the hours of a day's axis, and its end. Hours are counted as time goes by, so that
 * a day on which the clock changes has one more or one less.
 */
export function axisOf(
  { from, to }: { readonly from: number; readonly to: number },
  interviews: readonly Span[],
): { readonly hours: readonly number[]; readonly begin: number; readonly end: number } {
  const hourOf = (at: number) => from + Math.floor((at - from) / hourMs) * hourMs
  const begin = Math.min(from + firstHour * hourMs, ...interviews.map(({ startsAt }) => hourOf(startsAt)))
  const ends = interviews.map(({ startsAt, endsAt }) => Math.max(endsAt, startsAt + drawnMs))
  const end = Math.max(Math.min(from + lastHour * hourMs, to), ...ends.map((at) => hourOf(at + hourMs - 1)))
  const hours: number[] = []
  for (let at = begin; at <= end; at += hourMs) hours.push(at)
  return { hours, begin, end }
}

/** Places interviews beside one another where their drawings meet: the lane of each, and the number of lanes. */
export function lanesOf(interviews: readonly Span[]): {
  readonly lanes: readonly number[]
  readonly count: number
} {
  const ends: number[] = []
  const lanes = interviews.map(({ startsAt, endsAt }) => {
    const free = ends.findIndex((end) => end <= startsAt)
    const lane = free === -1 ? ends.length : free
    ends[lane] = Math.max(endsAt, startsAt + drawnMs)
    return lane
  })
  return { lanes, count: Math.max(1, ends.length) }
}

/** The interviews that a list shows: those that are not over, else all, 20 at most. */
export function listedOf<Of extends Span>(interviews: readonly Of[], now: number): readonly Of[] {
  const left = interviews.filter(({ endsAt }) => endsAt > now)
  return (left.length > 0 ? left : interviews).slice(0, mostListed)
}
