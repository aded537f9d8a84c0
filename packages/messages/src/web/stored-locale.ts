import { chooseLocale, isLocale, type Locale } from '../locale.ts'

const key = 'lang'

function read(storage: Storage): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** The language that this browser has chosen, or that fits it. */
export function currentLocale(): Locale {
  return chooseLocale({
    session: read(sessionStorage),
    local: read(localStorage),
    browser: navigator.languages,
  })
}

/** Saves a choice for this session and for later ones. The page must be loaded anew to speak it. */
export function saveLocale(locale: Locale): void {
  sessionStorage.setItem(key, locale)
  localStorage.setItem(key, locale)
}

/**
 * Takes a language for this session where nobody has chosen one in this browser; says whether the page must be loaded anew
 * to speak it.
 */
export function adoptLocale(locale: Locale): boolean {
  const before = currentLocale()
  if ([read(sessionStorage), read(localStorage)].some(isLocale)) return false
  try {
    sessionStorage.setItem(key, locale)
  } catch {
    return false
  }
  return before !== locale
}

/** Has another tab of this browser speak a language, whatever was chosen here. */
export function speakIn(tab: Window, locale: Locale): void {
  tab.sessionStorage.setItem(key, locale)
}
