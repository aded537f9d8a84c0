const key = 'candor.session-ended'

/** Keeps over a reload of this tab that a session ended by itself, until somebody signs in or out. */
export function noteSessionEnd(hasEnded: boolean): void {
  try {
    if (hasEnded) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // The page then says what it says to everybody.
  }
}

export function hasSessionEnded(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
