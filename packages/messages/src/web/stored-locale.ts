import { chooseLocale, htmlLang, isLocale, type Locale, locales } from '../locale.ts'

const key = 'lang'

/** The key of the language that a page of this path has for this session, unless the reader chose another one. */
const pageKey = () => `lang:${window.location.pathname}`

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** The language of a frame inside another page of ours; null for a page of its own. */
function frameLocale(): Locale | null {
  const lang = window.frameElement?.getAttribute('lang')
  return locales.find((locale) => htmlLang(locale) === lang) ?? null
}

/** The language that was chosen in this browser, or fits it; in a frame, the frame's. */
export function currentLocale(): Locale {
  const framed = frameLocale()
  if (framed) return framed
  return chooseLocale({
    session: read(sessionStorage, key),
    local: read(localStorage, key),
    page: read(sessionStorage, pageKey()),
    browser: navigator.languages,
  })
}

/** Saves a choice for this session and for later ones. It takes effect when the page is loaded again. */
export function saveLocale(locale: Locale): void {
  sessionStorage.setItem(key, locale)
  localStorage.setItem(key, locale)
}

/**
 * Sets the language of this page alone unless one was chosen in this browser; says whether the page must be loaded
 * again. Other pages of the tab keep the reader's own language.
 */
export function adoptLocale(locale: Locale): boolean {
  if (frameLocale()) return false
  const before = currentLocale()
  if ([read(sessionStorage, key), read(localStorage, key)].some(isLocale)) return false
  try {
    sessionStorage.setItem(pageKey(), locale)
  } catch {
    return false
  }
  return before !== locale
}

/** Sets the language of another tab of this browser, whatever was chosen here. */
export function speakIn(tab: Window, locale: Locale): void {
  tab.sessionStorage.setItem(key, locale)
}
