import { tellsUnreadable } from '../unreadable.ts'
import { CallFailure } from './send.ts'

/** Whether a call failed as what it reads is stored and cannot be read: then it is not the same as having none. */
export function isUnreadable(error: Error | null): error is CallFailure {
  return error instanceof CallFailure && tellsUnreadable(error.data)
}

/** What a section says of a call that failed: the server's words of a part that cannot be read, else its own. */
export function failureWords(error: Error | null, own: string): string {
  return isUnreadable(error) ? error.message : own
}
