import { UnsentReason } from '../contract.ts'

interface Failure {
  /** The provider's words. */
  readonly lastError: string | null
  /** A code that the job has stored instead. */
  readonly reason: UnsentReason | null
}

/** Reads a stored failure; at most one of both is not null. */
export function failureOf(stored: string | null): Failure {
  const { success, data } = UnsentReason.safeParse(stored)
  return success ? { lastError: null, reason: data } : { lastError: stored, reason: null }
}
