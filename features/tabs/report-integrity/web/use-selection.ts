import { useCallback, useState } from 'react'
import { type Check, firstCheck } from '../../../findings/integrity/rules/checks.ts'
import type { CheckEvent } from '../../../findings/integrity/rules/events.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { ChecksInView } from './use-checks.ts'

export interface CheckSelection {
  readonly check: Check | null
  readonly event: CheckEvent | null
  /** The chosen time, in session milliseconds; null before one is chosen. */
  readonly atMs: number | null
  /** Whether the reader chose it, so that it may cover the page where there is no room beside it. */
  readonly isWanted: boolean
  readonly selectCheck: (check: Check) => void
  readonly selectEvent: (event: CheckEvent) => void
  readonly selectTime: (ms: number) => void
  readonly pick: (check: Check, ms: number, event: CheckEvent | null) => void
  readonly close: () => void
}

interface Chosen {
  readonly checkKey: string | null
  readonly eventKey: string | null
  readonly atMs: number | null
  readonly isWanted: boolean
}

const nothing: Chosen = { checkKey: null, eventKey: null, atMs: null, isWanted: false }

/** The check, the event and the time in view. The time is in the address as well, so that links lead to it. */
export function useSelection(report: Pick<OpenReport, 'address' | 'go'>, view: ChecksInView): CheckSelection {
  const { checks, axis, events } = view
  const { address, go } = report
  const [chosen, setChosen] = useState(nothing)
  const check = checks.find(({ key }) => key === chosen.checkKey) ?? firstCheck(checks)
  const known = events.find(({ key }) => key === chosen.eventKey) ?? null
  const isFirst = chosen === nothing && address.t === undefined
  const event = known ?? (isFirst ? (check?.events.find(({ kind }) => kind === 'seen') ?? null) : null)
  const addressed = address.t === undefined ? null : address.t * 1000
  const atMs = chosen.atMs ?? addressed ?? event?.startMs ?? null

  const choose = useCallback(
    (checkKey: string | null, given: CheckEvent | null, ms: number | null) => {
      const start = given?.startMs ?? null
      const isInside = start !== null && start >= 0 && start <= axis.endMs
      const time = isInside ? start : ms
      setChosen((before) => ({
        checkKey: checkKey ?? before.checkKey,
        eventKey: given?.key ?? null,
        atMs: time ?? before.atMs,
        isWanted: true,
      }))
      if (time !== null) go({ t: Math.round(time) / 1000, q: undefined })
    },
    [axis.endMs, go],
  )
  const selectCheck = useCallback(
    (given: Check) => {
      const first = given.events.find(({ kind }) => kind === 'seen') ?? given.events[0] ?? null
      choose(given.key, first, null)
    },
    [choose],
  )
  const selectEvent = useCallback((given: CheckEvent) => choose(given.check, given, null), [choose])
  const selectTime = useCallback((ms: number) => choose(null, null, ms), [choose])
  const pick = useCallback(
    (given: Check, ms: number, near: CheckEvent | null) => choose(given.key, near, ms),
    [choose],
  )
  const close = useCallback(() => setChosen((before) => ({ ...before, isWanted: false })), [])
  return { check, event, atMs, isWanted: chosen.isWanted, selectCheck, selectEvent, selectTime, pick, close }
}
