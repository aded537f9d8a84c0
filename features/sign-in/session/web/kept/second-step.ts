import { keepJson, keepText, keptJson } from '@candor/ui/kept-text.ts'
import * as z from 'zod/mini'
import { SecondFactorNeeded } from '../../contract.ts'
import { pendingMinutes } from '../../rules/sign-in.ts'
import type { NeededFactor } from '../sign-in-ways.ts'

const key = 'candor.second-step'

const Kept = z.object({ needed: SecondFactorNeeded, until: z.number() })

/** Stores for this tab that a sign-in waits for its second step, for as long as the server keeps it. */
export function keepSecondStep(needed: NeededFactor): void {
  keepJson('sessionStorage', key, { needed, until: Date.now() + pendingMinutes * 60_000 })
}

export function forgetSecondStep(): void {
  keepText('sessionStorage', key, null)
}

/** The second step that a sign-in of this tab waits for; null without one. */
export function keptSecondStep(): NeededFactor | null {
  const { data } = Kept.safeParse(keptJson('sessionStorage', key))
  return data && Date.now() < data.until ? data.needed : null
}
