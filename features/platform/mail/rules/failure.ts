import { UnsentReason } from '../contract.ts'

interface Failure {
  readonly lastError: string | null
  readonly reason: UnsentReason | null
}

/** Reads a stored failure; at most one of both is not null. */
export function failureOf(stored: string | null): Failure {
  const { success, data } = UnsentReason.safeParse(stored)
  return success ? { lastError: null, reason: data } : { lastError: stored, reason: null }
}

/** A provider's words without the recipient, whose address may be hidden from administrators. */
export function withoutRecipient(words: string, address: string): string {
  const lower = words.toLowerCase()
  const sought = address.toLowerCase()
  let kept = ''
  let from = 0
  for (let at = lower.indexOf(sought); sought !== '' && at !== -1; at = lower.indexOf(sought, from)) {
    kept += `${words.slice(from, at)}…`
    from = at + sought.length
  }
  return kept + words.slice(from)
}
