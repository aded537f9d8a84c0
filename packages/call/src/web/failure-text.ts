import { CallFailure } from './send.ts'

/** The server's words for a refusal, and the page's own for what failed on the way. */
export function failureText(error: unknown, own: string): string {
  return error instanceof CallFailure && error.code !== null ? error.message : own
}
