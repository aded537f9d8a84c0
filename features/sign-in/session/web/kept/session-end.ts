import { keepText, keptText } from '@candor/ui/kept-text.ts'

const key = 'candor.session-ended'

/** Stores for this tab that a session expired, until somebody signs in or out. */
export function noteSessionEnd(hasEnded: boolean): void {
  keepText('sessionStorage', key, hasEnded ? '1' : null)
}

export function hasSessionEnded(): boolean {
  return keptText('sessionStorage', key) !== null
}
