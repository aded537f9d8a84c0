const compared = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether a typed name is one of the candidate's, in any case and width. */
export function isNameTyped(typed: string, names: readonly (string | null)[]): boolean {
  const text = compared(typed)
  return text !== '' && names.some((name) => name !== null && compared(name) === text)
}

/** Whether a reason names the candidate: the audit log keeps the reason, and must not. */
export function namesCandidate(reason: string, values: readonly (string | null)[]): boolean {
  const text = compared(reason)
  return values.some((value) => value !== null && compared(value) !== '' && text.includes(compared(value)))
}
