import { callQuery } from '@candor/call/web/query'
import { addDays, localTime, momentMeant } from '@candor/kernel/zoned-time'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listTakenTimes } from '../contract/reading.ts'
import type { RoundInterviewer } from '../rules/interviewers.ts'
import type { Span } from '../rules/spans.ts'
import { mondayOf } from '../rules/week.ts'
import { readTaken } from '../rules/wire.ts'

interface TimesOf {
  /** Somebody without an account has no calendar here. */
  readonly interviewers: readonly {
    readonly id: string | null
    readonly name: string
    readonly isFrozen?: boolean
  }[]
  readonly zone: string
  /** Proposed or offered times: their weeks are loaded as well as the one in view. */
  readonly times: readonly Span[]
  /** The interview that is planned again does not conflict with itself. */
  readonly planId?: string | undefined
}

/** The interviewers with their other interviews and their availability, in the week in view and in those of `times`. */
export function useTakenTimes({ interviewers, zone, times, planId }: TimesOf) {
  const [monday, setMonday] = useState<string | null>(null)
  const weeks = [...new Set(times.map(({ startsAt }) => mondayOf(localTime(startsAt, zone).day)))]
  const loadedWeeks = monday === null || weeks.includes(monday) ? weeks : [...weeks, monday]
  const interviewerIds = interviewers.map(({ id }) => id).filter((id) => id !== null)
  const taken = useQueries({
    queries: loadedWeeks.map((week) => ({
      ...callQuery(listTakenTimes, {
        interviewerIds,
        from: momentMeant(week, 0, zone),
        to: momentMeant(addDays(week, 7), 0, zone),
      }),
      select: readTaken,
      enabled: interviewerIds.length > 0,
    })),
    combine: (results) => ({
      rows: results.flatMap(({ data }) => data ?? []),
      isKnown: results.every(({ data }) => data !== undefined),
    }),
  })
  const { rows, isKnown } = taken
  const known = useMemo(
    () =>
      interviewers.map(({ id, name, isFrozen = false }): RoundInterviewer => {
        const own = rows.filter(({ accountId }) => accountId === id)
        const others = own.flatMap(({ taken }) => taken).filter((each) => each.planId !== planId)
        const taken = isKnown && id !== null ? others : null
        const free = own.flatMap(({ free }) => free)
        return { accountId: id ?? name, name, isFrozen, taken, free }
      }),
    [interviewers, rows, isKnown, planId],
  )
  return { interviewers: known, onWeek: setMonday }
}
