import { saysGone, saysUnreadable } from '../unreadable.ts'
import { CallFailure } from './send.ts'

/** Whether a call failed because stored data cannot be read: that is not the same as having none. */
export function isUnreadable(error: Error | null): error is CallFailure {
  return error instanceof CallFailure && saysUnreadable(error.data)
}

/** Whether a call failed because its candidate was erased. */
export function isGone(error: Error | null): error is CallFailure {
  return error instanceof CallFailure && saysGone(error.data)
}

/** A section's text for a failed call: the server's where the part is erased or cannot be read, else its own. */
export function failureWords(error: Error | null, own: string): string {
  return isUnreadable(error) || isGone(error) ? error.message : own
}
