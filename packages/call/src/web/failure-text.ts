import { isRefusal } from './send.ts'

/** The server's words for a refusal, and the page's own for what failed on the way. */
export function failureText(error: unknown, own: string): string {
  return isRefusal(error) ? error.message : own
}
