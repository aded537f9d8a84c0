import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import * as z from 'zod/mini'
import { forgottenMinutes } from '../rules/links.ts'

const key = 'candor.askedTarget'
const Kept = z.object({ target: z.string(), until: z.number() })

/**
 * Keeps the page that somebody was on their way to who forgot their password, for as long as the link holds that they are
 * sent. It opens in another tab, often of this browser.
 */
export function keepAskedTarget(target: string | undefined): void {
  const until = Date.now() + forgottenMinutes * 60_000
  keepJson('localStorage', key, target === undefined ? null : { target, until })
}

/** Undefined for nobody who was on their way anywhere, and for another browser than the one that was asked in. */
export function askedTarget(): string | undefined {
  const { data } = Kept.safeParse(keptJson('localStorage', key))
  return data && data.until > Date.now() ? data.target : undefined
}
