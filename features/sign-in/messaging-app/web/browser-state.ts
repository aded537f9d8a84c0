const names = { key: 'candor.appKey', target: 'candor.appTarget' } as const

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Begins a sign-in for a page: returns a key that stays in this browser, from which the state is derived. */
export function beginState(target: string): string {
  const key = toHex(crypto.getRandomValues(new Uint8Array(32)))
  sessionStorage.setItem(names.key, key)
  sessionStorage.setItem(names.target, target)
  return key
}

/** The key of this browser's state, once; empty without one. */
export function popStateKey(): string {
  const key = sessionStorage.getItem(names.key) ?? ''
  sessionStorage.removeItem(names.key)
  return key
}

/** The page to go on at afterwards; not validated. */
export function rememberedTarget(): string | null {
  return sessionStorage.getItem(names.target)
}
