import * as z from 'zod/mini'

const place = 'candor.company-sign-in'

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
  try {
    sessionStorage.setItem(place, JSON.stringify(way))
    return true
  } catch {
    return false
  }
}

/** Reads what was kept; null where the way began elsewhere. */
export function keptWay(): KeptWay | null {
  try {
    const read = KeptWay.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

const logoutPlace = 'candor.provider-logout'

const Logout = z.object({ url: z.url({ protocol: /^https?$/ }), label: z.string() })
export type ProviderLogout = z.infer<typeof Logout>

/** Keeps where one signs out at the provider, for when one has signed out here. */
export function keepLogout(logout: ProviderLogout | null): void {
  try {
    if (logout) localStorage.setItem(logoutPlace, JSON.stringify(logout))
    else localStorage.removeItem(logoutPlace)
  } catch {
    // Where the browser keeps nothing, it is not offered.
  }
}

export function keptLogout(): ProviderLogout | null {
  try {
    const read = Logout.safeParse(JSON.parse(localStorage.getItem(logoutPlace) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
