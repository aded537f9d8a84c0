import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'candor.theme'

/** Reads the saved theme; anything unknown, or storage that may not be read, is `system`. */
export function readTheme(storage: Pick<Storage, 'getItem'>): Theme {
  try {
    const saved = storage.getItem(themeKey)
    return themes.find((theme) => theme === saved) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows the theme on the page; `system` leaves the choice to the browser. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
}

/** Saves the theme for the next visit; where storage is closed it lasts for this page only. */
export function saveTheme(theme: Theme, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(themeKey, theme)
  } catch {
    unsaved = theme
  }
}

let unsaved: Theme | null = null
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  return unsaved ?? readTheme(window.localStorage)
}

function subscribe(listener: () => void) {
  const follow = () => {
    applyTheme(currentTheme(), document.documentElement)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

function setTheme(theme: Theme) {
  saveTheme(theme, window.localStorage)
  applyTheme(theme, document.documentElement)
  for (const listener of listeners) listener()
}

/** The chosen theme and its setter; every user of the hook follows, other windows too. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const)
  return { theme, setTheme }
}
