import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import * as z from 'zod/mini'

const wayKey = 'candor.company-sign-in'

/** What this window keeps while it is at the provider, so that only it can come back. */
const KeptWay = z.object({
  browser: z.string(),
  isLink: z.boolean(),
  /** The page that was asked for; not checked. */
  target: z.optional(z.string()),
})
export type KeptWay = z.infer<typeof KeptWay>

/** Keeps it for this window; false where the browser keeps nothing. */
export function keepWay(way: KeptWay): boolean {
  return keepJson('sessionStorage', wayKey, way)
}

/** Reads what was kept; null where the way began elsewhere. */
export function keptWay(): KeptWay | null {
  return KeptWay.safeParse(keptJson('sessionStorage', wayKey)).data ?? null
}

const logoutKey = 'candor.provider-logout'

const Logout = z.object({ url: z.url({ protocol: /^https?$/ }), label: z.string() })
export type ProviderLogout = z.infer<typeof Logout>

/** Keeps where one signs out at the provider, for when one has signed out here. */
export function keepLogout(logout: ProviderLogout | null): void {
  keepJson('localStorage', logoutKey, logout)
}

export function keptLogout(): ProviderLogout | null {
  return Logout.safeParse(keptJson('localStorage', logoutKey)).data ?? null
}
