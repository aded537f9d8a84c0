/** Whom the app knows this browser's person by, with the word that proves it. */
export interface AppProof {
  readonly openId: string
  readonly appToken: string
}

const keys = { openId: 'openId', appToken: 'appToken' } as const
let current: AppProof | null = null

/** What was proved last; kept over a restart of the app's browser. */
export function appProof(): AppProof | null {
  if (current) return current
  try {
    const [openId, appToken] = [localStorage.getItem(keys.openId), localStorage.getItem(keys.appToken)]
    return openId && appToken ? { openId, appToken } : null
  } catch {
    return null
  }
}

export function keepAppProof(next: AppProof | null): void {
  current = next
  try {
    for (const key of [keys.openId, keys.appToken]) {
      if (next) localStorage.setItem(key, next[key])
      else localStorage.removeItem(key)
    }
  } catch {
    // Where the browser keeps nothing it holds until the page is left.
  }
}
