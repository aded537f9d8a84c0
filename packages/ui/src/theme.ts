import { useLayoutEffect } from 'react'
import { keptChoice } from './kept-choice.ts'

const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

// `boot.js` reads it as well, before the first paint.
const kept = keptChoice('candor.theme', themes)

function showTheme(theme: Theme): void {
  const root = document.documentElement
  // Without the attribute the browser's own preference applies.
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
}

/** The chosen theme and its setter; every user of the hook follows, other windows too, and so does the page. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const [theme, setTheme] = kept.use()
  useLayoutEffect(() => {
    showTheme(theme)
  }, [theme])
  return { theme, setTheme }
}
