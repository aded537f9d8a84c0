import { callAt } from '@candor/call/web/call-at'
import { useCallback } from 'react'
import { readAppointmentAt, reserveTimeAt, respondAt } from '../contract/addresses.ts'
import type { Appointment, readAppointment, reserveTime, respondToPlan } from '../contract/choosing.ts'
import type { Slot } from '../rules/days.ts'
import { useLink } from './use-link.ts'

/** How often the times are looked at while the page is open: somebody else may take one. */
const lookAgainMs = 20_000

/** What can be done by a link. Each gives what became of it, or throws. */
export interface Acts {
  reserve(slot: Slot): Promise<Appointment>
  respond(responseStatus: 1 | 2 | 3, reason?: string): Promise<Appointment>
  /** Looks at the times again. */
  refresh(): Promise<void>
}

/** What a candidate's link opens, and what can be done by it. */
export function useAppointment(link: string) {
  const read = useCallback(() => callAt<typeof readAppointment>(readAppointmentAt, { sign: link }), [link])
  const state = useLink(read, lookAgainMs)
  if (state.kind !== 'loaded') return state
  const { found: appointment, keep, refresh } = state
  const acts: Acts = {
    reserve: async ({ startTime, endTime }) =>
      keep(await callAt<typeof reserveTime>(reserveTimeAt, { sign: link, startTime, endTime })),
    respond: async (responseStatus, reason) =>
      keep(await callAt<typeof respondToPlan>(respondAt, { sign: link, responseStatus, reason })),
    refresh,
  }
  return { kind: 'loaded', appointment, acts } as const
}
