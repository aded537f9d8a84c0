type StorageName = 'localStorage' | 'sessionStorage'

/** What the browser, or its tab, keeps under a key; null where it keeps nothing. */
export function keptText(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in place of the one before, or with null none any more; false where the browser keeps nothing. */
export function keepText(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** What was kept by `keepJson`, to be checked; null where nothing was, or something else. */
export function keptJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(keptText(storage, key) ?? 'null')
  } catch {
    return null
  }
}

export function keepJson(storage: StorageName, key: string, value: object | null): boolean {
  return keepText(storage, key, value && JSON.stringify(value))
}
