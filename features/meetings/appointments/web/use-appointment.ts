import { callAt } from '@candor/call/web/call-at'
import { useCallback } from 'react'
import type { CandidateResponse } from '../../../candidates/interviews/rules/response.ts'
import { useLink } from '../../link-pages/web/use-link.ts'
import { readAppointmentAt, reserveTimeAt, respondAt } from '../contract/addresses.ts'
import type { readAppointment as readCall, reserveTime, respondToPlan } from '../contract/choosing.ts'
import type { Slot } from '../rules/appointment.ts'
import { type Appointment, readAppointment, writeReserve, writeResponse } from '../rules/wire.ts'

/** How often an open page reloads the times, as somebody else may take one (milliseconds). */
const lookAgainMs = 20_000

/** The acts of a link. Each resolves to its outcome, or throws. */
export interface Acts {
  reserve(slot: Slot): Promise<Appointment>
  respond(response: CandidateResponse, reason?: string): Promise<Appointment>
  /** Reloads the times. */
  refresh(): Promise<void>
}

/** The appointment of a candidate's link, and its acts. */
export function useAppointment(link: string) {
  const read = useCallback(
    () => callAt<typeof readCall>(readAppointmentAt, { sign: link }).then(readAppointment),
    [link],
  )
  const state = useLink(read, lookAgainMs)
  if (state.kind !== 'loaded') return state
  const { found: appointment, act, refresh } = state
  const acts: Acts = {
    reserve: (slot) =>
      act(() => callAt<typeof reserveTime>(reserveTimeAt, writeReserve(link, slot)).then(readAppointment)),
    respond: (response, reason) => {
      const input = writeResponse(link, response, reason)
      return act(() => callAt<typeof respondToPlan>(respondAt, input).then(readAppointment))
    },
    refresh,
  }
  return { kind: 'loaded', appointment, acts } as const
}
