import { hourMs } from '@candor/kernel/durations'
import { localTime } from '@candor/kernel/zoned-time'
import { mergeSpans, overlaps, type Span } from './spans.ts'
import { mondayOf } from './week.ts'

export interface RoundInterviewer {
  readonly accountId: string
  readonly name: string
  readonly isFrozen: boolean
  /** Their other interviews; null where their calendar is unknown. */
  readonly taken: readonly Span[] | null
  /** The availability that they entered; empty where they entered none. */
  readonly free: readonly Span[]
}

/**
 * Whether anything is known of somebody's time: another interview, or availability that they entered. Without either,
 * nobody can call them free (decision S94).
 */
export function hasCalendar({ taken, free }: Pick<RoundInterviewer, 'taken' | 'free'>): boolean {
  return taken !== null && (taken.length > 0 || free.length > 0)
}

const maxLanes = 4

/**
 * Whether each interviewer has a lane in every day. With more than four, a day has one lane that says how many are
 * free.
 */
export function hasOwnLanes(interviewers: readonly RoundInterviewer[]): boolean {
  return interviewers.length <= maxLanes
}

export interface Conflict {
  readonly interviewer: RoundInterviewer
  /** The time from their first conflict on, within the time that is asked about. */
  readonly span: Span
}

/** The interviewers who are taken within a time, each from their first conflict on, in their own order. */
export function conflictsOf(time: Span, interviewers: readonly RoundInterviewer[]): readonly Conflict[] {
  return interviewers.flatMap((interviewer) => {
    const hit = mergeSpans(interviewer.taken ?? []).find((taken) => overlaps(taken, time))
    if (!hit) return []
    const span = {
      startsAt: Math.max(hit.startsAt, time.startsAt),
      endsAt: Math.min(hit.endsAt, time.endsAt),
    }
    return [{ interviewer, span }]
  })
}

/**
 * The conflicts of interviewers within a time, each with its lane and the number of lanes; none where they share one.
 */
export function laneConflicts(
  time: Span,
  interviewers: readonly RoundInterviewer[],
): readonly { readonly lane: number; readonly lanes: number; readonly span: Span }[] {
  if (!hasOwnLanes(interviewers)) return []
  return conflictsOf(time, interviewers).map(({ interviewer, span }) => ({
    lane: interviewers.indexOf(interviewer),
    lanes: interviewers.length,
    span,
  }))
}

export type Availability =
  /** No conflict; `ownFree` within the availability that they entered, `outsideFree` outside of it. */
  | { readonly kind: 'frozen' | 'unknown' | 'free' | 'ownFree' | 'outsideFree' }
  | { readonly kind: 'taken'; readonly from: number }
  | { readonly kind: 'freeUntil'; readonly until: number }

const soonMs = hourMs

/**
 * Says whether somebody can at a time; if they can, also until when, where something follows within the hour.
 *
 * The availability that they entered counts for the week of the time, in a zone: that of other weeks may not be loaded.
 */
export function availabilityAt(time: Span, interviewer: RoundInterviewer, zone: string): Availability {
  if (interviewer.isFrozen) return { kind: 'frozen' }
  if (interviewer.taken === null || !hasCalendar(interviewer)) return { kind: 'unknown' }
  const [conflict] = conflictsOf(time, [interviewer])
  if (conflict) return { kind: 'taken', from: conflict.span.startsAt }
  const weekOf = ({ startsAt }: Span) => mondayOf(localTime(startsAt, zone).day)
  const ownFree = mergeSpans(interviewer.free.filter((span) => weekOf(span) === weekOf(time)))
  const isWithin = ownFree.some(({ startsAt, endsAt }) => startsAt <= time.startsAt && time.endsAt <= endsAt)
  if (ownFree.length > 0 && !isWithin) return { kind: 'outsideFree' }
  const next = mergeSpans(interviewer.taken).find(({ startsAt }) => startsAt >= time.endsAt)
  if (next && next.startsAt - time.endsAt < soonMs) return { kind: 'freeUntil', until: next.startsAt }
  return { kind: isWithin ? 'ownFree' : 'free' }
}

export interface FreeCount extends Span {
  /** How many are free, of those whose calendar is known. */
  readonly free: number
  readonly known: number
}

/** The stretches of a day in which the number of free interviewers stays the same, in order and without a gap. */
export function freeCounts(day: Span, interviewers: readonly RoundInterviewer[]): readonly FreeCount[] {
  const calendars = interviewers.filter(hasCalendar).map(({ taken }) => mergeSpans(taken ?? []))
  const edges = calendars.flat().flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const cuts = [...new Set([day.startsAt, ...edges, day.endsAt])]
    .filter((at) => at >= day.startsAt && at <= day.endsAt)
    .sort((a, b) => a - b)
  const counts: FreeCount[] = []
  for (const [index, endsAt] of cuts.slice(1).entries()) {
    const span = { startsAt: cuts[index] ?? day.startsAt, endsAt }
    const free = calendars.filter((calendar) => !calendar.some((taken) => overlaps(taken, span))).length
    const last = counts.at(-1)
    if (last?.free === free) counts[counts.length - 1] = { ...last, endsAt }
    else counts.push({ ...span, free, known: calendars.length })
  }
  return counts
}
