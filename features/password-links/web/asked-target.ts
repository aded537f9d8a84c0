import * as z from 'zod/mini'
import { forgottenMinutes } from '../rules/links.ts'

const key = 'candor.askedTarget'
const Kept = z.object({ target: z.string(), until: z.number() })

/**
 * Keeps the page that somebody was on their way to who forgot their password, for as long as the link holds that they are
 * sent. It opens in another tab, often of this browser.
 */
export function keepAskedTarget(target: string | undefined): void {
  try {
    if (target === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ target, until: Date.now() + forgottenMinutes * 60_000 }))
  } catch {
    // Sign-in leads to the start then.
  }
}

/** Undefined for nobody who was on their way anywhere, and for another browser than the one that was asked in. */
export function askedTarget(): string | undefined {
  try {
    const { data } = Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return data && data.until > Date.now() ? data.target : undefined
  } catch {
    return undefined
  }
}
