import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import * as z from 'zod/mini'
import { forgottenMinutes } from '../rules/links.ts'

const key = 'candor.askedTarget'
const Kept = z.object({ target: z.string(), until: z.number() })

/**
 * Stores the page to go on to, for as long as the mailed link is valid: the link opens in another tab, often of this
 * browser.
 */
export function keepAskedTarget(target: string | undefined): void {
  const until = Date.now() + forgottenMinutes * 60_000
  keepJson('localStorage', key, target === undefined ? null : { target, until })
}

/** The stored page; undefined without one, and in another browser. */
export function askedTarget(): string | undefined {
  const { data } = Kept.safeParse(keptJson('localStorage', key))
  return data && data.until > Date.now() ? data.target : undefined
}
