import { keepText, keptText } from '@candor/ui/kept-text.ts'

const key = 'candor.session-ended'

/** Keeps over a reload of this tab that a session ended by itself, until somebody signs in or out. */
export function noteSessionEnd(hasEnded: boolean): void {
  keepText('sessionStorage', key, hasEnded ? '1' : null)
}

export function hasSessionEnded(): boolean {
  return keptText('sessionStorage', key) !== null
}
