import { hourMs } from '@candor/kernel/durations'
import type { Span } from '@candor/kernel/span'

export type { Span } from '@candor/kernel/span'

export const quarterMs = 15 * 60_000

/** The longest round; the shortest is a quarter of an hour. */
const longestMs = 12 * hourMs

export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.startsAt === b.startsAt && a.endsAt === b.endsAt
}

/** The stretches in order, with those that touch or overlap merged. Empty ones are left out. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const inOrder = spans
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .toSorted((a, b) => a.startsAt - b.startsAt)
  const merged: Span[] = []
  for (const { startsAt, endsAt } of inOrder) {
    const last = merged.at(-1)
    if (last && startsAt <= last.endsAt) {
      merged[merged.length - 1] = { startsAt: last.startsAt, endsAt: Math.max(last.endsAt, endsAt) }
    } else {
      merged.push({ startsAt, endsAt })
    }
  }
  return merged
}

export function moveSpan({ startsAt, endsAt }: Span, quarters: number): Span {
  return { startsAt: startsAt + quarters * quarterMs, endsAt: endsAt + quarters * quarterMs }
}

/** The proposal made longer or shorter by some quarters of an hour, within the limits of a round. */
export function resizeSpan({ startsAt, endsAt }: Span, quarters: number): Span {
  const length = endsAt - startsAt + quarters * quarterMs
  return { startsAt, endsAt: startsAt + Math.min(longestMs, Math.max(quarterMs, length)) }
}

export type SpanFault = 'endBeforeStart' | 'tooLong' | 'past'

/** The fault of a time that is planned at `now`, or null. */
export function spanFault({ startsAt, endsAt }: Span, now: number): SpanFault | null {
  if (endsAt <= startsAt) return 'endBeforeStart'
  if (endsAt - startsAt > longestMs) return 'tooLong'
  return startsAt <= now ? 'past' : null
}
