/** Applies the theme that was chosen in the application; without one the system's is used. */
export function chosenTheme(): void {
  const theme = readStored('candor.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}

/** A stored value; null where the browser has no storage. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
