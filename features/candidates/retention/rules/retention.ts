import { dayMs } from '@candor/kernel/durations'
import { addDays, addMonths, type Day, dayAt, isDay, lastDayBefore, startOf } from './days.ts'

/** Days for which the rule waits after the company has set a shorter time, and after a candidate came here. */
export const waitDays = 7
/** The candidates of so many days to come are listed ahead. */
export const soonDays = 30
/** How long a candidate is kept by one act at most, in months. */
export const maxKeepMonths = 36

/** The company's rule at a moment. */
export interface RetentionRule {
  readonly months: number
  readonly waitsUntil: Date | null
  readonly now: Date
}

/** What decides when an ended candidate is erased. */
interface EndedCandidate {
  readonly outcomeAt: Date
  /** When the candidate came to this installation. */
  readonly arrivedAt: Date
  /** From when on nobody keeps it any longer; null where nobody keeps it. */
  readonly keptUntil: Date | null
}

/** When a row was made, as its id says: ids sort by time, and their first 48 bits are milliseconds. */
export function arrivalOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}

/** Returns the smallest id of a moment: rows that came before it have smaller ids. */
export function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** The day on which the time after the outcome is over. */
export function dueDay(outcomeAt: Date, months: number): Day {
  return addMonths(dayAt(outcomeAt), months)
}

/** Why a candidate is erased on its day: the time after the outcome is over, or something has made it later. */
type EraseCause = 'outcome' | 'kept' | 'waits' | 'arrived'

interface Erasing {
  readonly day: Day
  readonly cause: EraseCause
}

/** The day on which the rule erases a candidate, as things stand; today where that day has passed. */
export function erasingOf(candidate: EndedCandidate, { months, waitsUntil, now }: RetentionRule): Erasing {
  const { outcomeAt, arrivedAt, keptUntil } = candidate
  const today = dayAt(now)
  const first: Erasing = { day: today, cause: 'outcome' }
  const later: readonly (Erasing | null)[] = [
    { day: dueDay(outcomeAt, months), cause: 'outcome' },
    keptUntil && { day: dayAt(keptUntil), cause: 'kept' },
    waitsUntil && { day: dayAt(waitsUntil), cause: 'waits' },
    { day: dayAt(new Date(arrivedAt.getTime() + waitDays * dayMs)), cause: 'arrived' },
  ]
  return later.reduce<Erasing>((last, next) => (next && next.day > last.day ? next : last), first)
}

/** A day by which the rule would erase: outcomes before one moment are due, where keeping is over by another one. */
export interface Horizon {
  readonly outcomeBefore: Date
  readonly keptBefore: Date
}

/** The horizon of a number of days from now. */
export function horizonOf(now: Date, months: number, days: number): Horizon {
  const day = addDays(dayAt(now), days)
  return {
    outcomeBefore: startOf(addDays(lastDayBefore(day, months), 1)),
    keptBefore: startOf(addDays(day, 1)),
  }
}

/** The candidates that the rule erases at a moment. */
export interface Due {
  readonly horizon: Horizon
  /** Candidates with this id or a greater one came too lately. */
  readonly arrivedBeforeId: string
}

/** Returns the candidates that the rule erases at a moment; null while it waits. */
export function dueAt({ months, waitsUntil, now }: RetentionRule): Due | null {
  if (waitsUntil && waitsUntil > now) return null
  const arrivedBefore = new Date(now.getTime() - waitDays * dayMs)
  return { horizon: horizonOf(now, months, 0), arrivedBeforeId: firstIdOf(arrivedBefore) }
}

/** Returns when the rule may erase again after a change; a longer time keeps a wait that still runs. */
export function waitAfter(
  { from, to }: { readonly from: number; readonly to: number },
  { waitsUntil, now }: Pick<RetentionRule, 'waitsUntil' | 'now'>,
): Date | null {
  const running = waitsUntil && waitsUntil > now ? waitsUntil : null
  if (to >= from) return running
  const wait = new Date(now.getTime() + waitDays * dayMs)
  return running && running > wait ? running : wait
}

/** The last day until which a candidate can be kept. */
export function lastKeepDay(now: Date): Day {
  return addMonths(dayAt(now), maxKeepMonths)
}

/** Why a candidate cannot be kept until a day; null where it can. */
export function keepFault(until: string, now: Date): 'noDay' | 'pastDay' | 'lateDay' | null {
  if (!isDay(until)) return 'noDay'
  if (until < dayAt(now)) return 'pastDay'
  return until > lastKeepDay(now) ? 'lateDay' : null
}

/** Returns when keeping until a day is over. */
export function endOfKeeping(until: Day): Date {
  return startOf(addDays(until, 1))
}

/** Returns the last day of a keeping that is over at a moment. */
export function lastDayOf(endsAt: Date): Day {
  return addDays(dayAt(endsAt), -1)
}
