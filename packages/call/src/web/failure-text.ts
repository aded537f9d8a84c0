import { isRefusal } from './send.ts'

/** The server's text for a refusal, and the page's own for other failures. */
export function failureText(error: unknown, own: string): string {
  return isRefusal(error) ? error.message : own
}
