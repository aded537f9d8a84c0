import { callAt } from '@candor/call/web/call-at'
import { useCallback } from 'react'
import { readAppointmentAt, reserveTimeAt, respondAt } from '../contract/addresses.ts'
import type { Appointment, readAppointment, reserveTime, respondToPlan } from '../contract/choosing.ts'
import type { Slot } from '../rules/days.ts'
import { useLink } from './use-link.ts'

/** How often an open page reloads the times, as somebody else may take one (milliseconds). */
const lookAgainMs = 20_000

/** The acts of a link. Each resolves to its outcome, or throws. */
export interface Acts {
  reserve(slot: Slot): Promise<Appointment>
  respond(responseStatus: 1 | 2 | 3, reason?: string): Promise<Appointment>
  /** Reloads the times. */
  refresh(): Promise<void>
}

/** The appointment of a candidate's link, and its acts. */
export function useAppointment(link: string) {
  const read = useCallback(() => callAt<typeof readAppointment>(readAppointmentAt, { sign: link }), [link])
  const state = useLink(read, lookAgainMs)
  if (state.kind !== 'loaded') return state
  const { found: appointment, act, refresh } = state
  const acts: Acts = {
    reserve: ({ startTime, endTime }) =>
      act(() => callAt<typeof reserveTime>(reserveTimeAt, { sign: link, startTime, endTime })),
    respond: (responseStatus, reason) =>
      act(() => callAt<typeof respondToPlan>(respondAt, { sign: link, responseStatus, reason })),
    refresh,
  }
  return { kind: 'loaded', appointment, acts } as const
}
