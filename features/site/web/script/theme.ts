/** Takes the theme that somebody chose in the application; without one the system's holds. */
export function chosenTheme(): void {
  const theme = readStored('candor.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}

/** A value that the browser keeps; null where it keeps nothing for anybody. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
