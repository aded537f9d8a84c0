import { type ClockChange, zoneClock } from './zone.ts'

/** A change of a clock that comes each year: on the nth or the last of a weekday in a month, at a time of the clock. */
export interface YearlyChange {
  /** 1 to 4 from the beginning of the month; -1: the last one. */
  readonly nth: 1 | 2 | 3 | 4 | -1
  /** 0 to 6 from Sunday. */
  readonly weekday: number
  /** 0 to 11. */
  readonly month: number
  /** By the clock before the change, from midnight. */
  readonly minutes: number
  /** Minutes ahead of UTC. */
  readonly before: number
  readonly after: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const weekDays = 7
const mostFromStart = 4

/** The years in which a rule must hold before and after the times that are asked for. */
const yearsBefore = 1
const yearsAfter = 3

/** The day of a yearly change in a year, as UTC midnight. */
export function dayOfChange({ nth, weekday, month }: YearlyChange, year: number): number {
  if (nth === -1) {
    const last = new Date(Date.UTC(year, month + 1, 0))
    return last.getTime() - ((last.getUTCDay() - weekday + weekDays) % weekDays) * dayMs
  }
  const first = new Date(Date.UTC(year, month, 1))
  return (
    first.getTime() + (((weekday - first.getUTCDay() + weekDays) % weekDays) + (nth - 1) * weekDays) * dayMs
  )
}

const localOf = ({ at, before }: ClockChange) => new Date(at + before * minuteMs)

const occurrences = [1, 2, 3, 4] as const

/** The rules that a change may follow: its nth weekday, and the last one. */
function candidatesOf(change: ClockChange): YearlyChange[] {
  const local = localOf(change)
  const rule = {
    weekday: local.getUTCDay(),
    month: local.getUTCMonth(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
    before: change.before,
    after: change.after,
  }
  const nth = occurrences[Math.ceil(local.getUTCDate() / weekDays) - 1]
  const last = { ...rule, nth: -1 } as const
  const isLate = local.getUTCDate() > (mostFromStart - 1) * weekDays
  return [...(nth === undefined ? [] : [{ ...rule, nth }]), ...(isLate ? [last] : [])]
}

function follows(change: ClockChange, rule: YearlyChange): boolean {
  const local = localOf(change)
  const meant = dayOfChange(rule, local.getUTCFullYear()) + rule.minutes * minuteMs
  return local.getTime() === meant && change.before === rule.before && change.after === rule.after
}

function findYearlyChanges(
  zone: string,
  firstYear: number,
  lastYear: number,
): readonly YearlyChange[] | null {
  const from = Date.UTC(firstYear - yearsBefore, 0, 1)
  const to = Date.UTC(lastYear + yearsAfter + 1, 0, 1)
  const { changes } = zoneClock(zone, { from, to })
  const rules: YearlyChange[] = []
  for (const isForward of [false, true]) {
    const own = changes.filter(({ before, after }) => after > before === isForward)
    const years = new Set(own.map((change) => localOf(change).getUTCFullYear()))
    const [first] = own
    const isYearly =
      own.length === years.size && own.length === lastYear - firstYear + yearsBefore + yearsAfter + 1
    const rule = first && candidatesOf(first).find((each) => own.every((change) => follows(change, each)))
    if (!isYearly || !rule) return null
    rules.push(rule)
  }
  return rules
}

const mostKept = 200
const kept = new Map<string, readonly YearlyChange[] | null>()

/**
 * The two changes of a zone's clock that come each year, to standard time first; null where the zone has none or is not
 * regular around the times between `from` and `to` (epoch milliseconds).
 */
export function yearlyChanges(
  zone: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly YearlyChange[] | null {
  const firstYear = new Date(from).getUTCFullYear()
  const lastYear = new Date(to).getUTCFullYear()
  const key = `${zone} ${firstYear} ${lastYear}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const found = findYearlyChanges(zone, firstYear, lastYear)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, found)
  return found
}
