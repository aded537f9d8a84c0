type Place = 'localStorage' | 'sessionStorage'

/** What the browser, or its tab, keeps under a key; null where it keeps nothing. */
export function keptText(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in place of the one before, or with null none any more; false where the browser keeps nothing. */
export function keepText(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(key)
    else window[place].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** What was kept by `keepJson`, to be checked; null where nothing was, or something else. */
export function keptJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(keptText(place, key) ?? 'null')
  } catch {
    return null
  }
}

export function keepJson(place: Place, key: string, value: object | null): boolean {
  return keepText(place, key, value && JSON.stringify(value))
}
