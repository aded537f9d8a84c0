import { CallFailure } from '@candor/call/web/send'

/** The server's words for a refusal, and the page's own for what failed on the way. */
export function failureText(error: unknown, own: string): string {
  return error instanceof CallFailure && error.code !== null ? error.message : own
}
