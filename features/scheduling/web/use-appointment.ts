import { callAt } from '@candor/call/web/call-at'
import { CallFailure } from '@candor/call/web/send'
import { useCallback, useEffect, useState } from 'react'
import { readAppointmentAt, reserveTimeAt, respondAt } from '../contract/addresses.ts'
import type { Appointment, readAppointment, reserveTime, respondToPlan } from '../contract/choosing.ts'
import type { Slot } from '../rules/days.ts'

/** How often the times are looked at while the page is open: somebody else may take one. */
const lookAgainMs = 20_000

/** What a link opens, on its way; `over`: it opens nothing, in the server's words. */
export type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'over'; readonly message: string }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'loaded'; readonly appointment: Appointment; readonly link: string; readonly acts: Acts }

/** What can be done by a link. Each gives what became of it, or throws. */
export interface Acts {
  reserve(slot: Slot): Promise<Appointment>
  respond(responseStatus: 1 | 2 | 3, reason?: string): Promise<Appointment>
  /** Looks at the times again. */
  refresh(): Promise<void>
}

const isRefusal = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.code !== null

/** What the link of a mail opens, looked at again while the page is in view. */
export function useAppointment(link: string): Loaded {
  const [appointment, setAppointment] = useState<Appointment | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(async () => {
    try {
      setAppointment(await callAt<typeof readAppointment>(readAppointmentAt, { sign: link }))
      setFailure(null)
    } catch (error) {
      setFailure(error)
    }
  }, [link])
  useEffect(() => void load(), [load])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void load()
    const timer = setInterval(look, lookAgainMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load])
  if (isRefusal(failure)) return { kind: 'over', message: failure.message }
  // What is known stays while a look at it fails on the way.
  if (!appointment) return failure ? { kind: 'failed', onRetry: () => void load() } : { kind: 'loading' }
  const keep = (next: Appointment) => {
    setAppointment(next)
    return next
  }
  const acts: Acts = {
    reserve: async ({ startTime, endTime }) =>
      keep(await callAt<typeof reserveTime>(reserveTimeAt, { sign: link, startTime, endTime })),
    respond: async (responseStatus, reason) =>
      keep(await callAt<typeof respondToPlan>(respondAt, { sign: link, responseStatus, reason })),
    refresh: load,
  }
  return { kind: 'loaded', appointment, link, acts }
}
