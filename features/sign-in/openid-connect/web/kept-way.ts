import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import * as z from 'zod/mini'

const wayKey = 'candor.company-sign-in'

/** Stored in this window while it is at the provider, so that only it can come back. */
const KeptWay = z.object({
  browser: z.string(),
  isLink: z.boolean(),
  /** The page to go on at; not validated. */
  target: z.optional(z.string()),
})
export type KeptWay = z.infer<typeof KeptWay>

/** Stores it for this window; false where the browser stores nothing. */
export function keepWay(way: KeptWay): boolean {
  return keepJson('sessionStorage', wayKey, way)
}

/** Reads it; null where the way began in another window. */
export function keptWay(): KeptWay | null {
  return KeptWay.safeParse(keptJson('sessionStorage', wayKey)).data ?? null
}

const logoutKey = 'candor.provider-logout'

const Logout = z.object({ url: z.url({ protocol: /^https?$/ }), label: z.string() })
export type ProviderLogout = z.infer<typeof Logout>

/** Stores the provider's sign-out address for later. */
export function keepLogout(logout: ProviderLogout | null): void {
  keepJson('localStorage', logoutKey, logout)
}

export function keptLogout(): ProviderLogout | null {
  return Logout.safeParse(keptJson('localStorage', logoutKey)).data ?? null
}
