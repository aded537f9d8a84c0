const names = { key: 'candor.appKey', target: 'candor.appTarget' } as const

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Begins to sign in for a page: gives a key that stays in this browser, of which the state is made. */
export function beginState(target: string): string {
  const key = toHex(crypto.getRandomValues(new Uint8Array(32)))
  sessionStorage.setItem(names.key, key)
  sessionStorage.setItem(names.target, target)
  return key
}

/** The key of the state that this browser began with, once; empty where it began with none. */
export function popStateKey(): string {
  const key = sessionStorage.getItem(names.key) ?? ''
  sessionStorage.removeItem(names.key)
  return key
}

/** The page that was asked for before the app was; not checked. */
export function rememberedTarget(): string | null {
  return sessionStorage.getItem(names.target)
}
