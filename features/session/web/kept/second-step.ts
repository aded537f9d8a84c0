import * as z from 'zod/mini'
import { SecondFactorNeeded } from '../../contract.ts'
import { pendingMinutes } from '../../rules/sign-in.ts'
import type { NeededFactor } from '../sign-in-ways.ts'

const place = 'candor.second-step'

const Kept = z.object({ needed: SecondFactorNeeded, until: z.number() })

/** Keeps over a reload of this tab that a sign-in waits for its second step, for as long as the server does. */
export function keepSecondStep(needed: NeededFactor): void {
  const until = Date.now() + pendingMinutes * 60_000
  try {
    sessionStorage.setItem(place, JSON.stringify({ needed, until }))
  } catch {
    // After a reload it begins anew.
  }
}

export function forgetSecondStep(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept.
  }
}

/** The step that a sign-in of this tab waits for; null where none does any more. */
export function keptSecondStep(): NeededFactor | null {
  try {
    const read = Kept.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null'))
    return read.success && Date.now() < read.data.until ? read.data.needed : null
  } catch {
    return null
  }
}
