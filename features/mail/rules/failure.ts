import { UnsentReason } from '../contract.ts'

interface Failure {
  /** What the provider said. */
  readonly lastError: string | null
  /** What the job has stored in its place, as a code. */
  readonly reason: UnsentReason | null
}

/** Why a mail did not go out, by what is stored of it; at most one of both. */
export function failureOf(stored: string | null): Failure {
  const { success, data } = UnsentReason.safeParse(stored)
  return success ? { lastError: null, reason: data } : { lastError: stored, reason: null }
}
