/** Reasons to choose from; `other` needs a text. */
export const eraseReasons = ['request', 'retention', 'duplicate', 'mistake', 'other'] as const
export type EraseReason = (typeof eraseReasons)[number]

/** Returns the reason as it is kept: the chosen words, then the written ones. */
export function writeReason(chosen: EraseReason, words: string, note: string): string {
  const written = note.trim()
  if (chosen === 'other') return written
  return written === '' ? words : `${words}: ${written}`
}

export function isEraseReason(text: string): text is EraseReason {
  return eraseReasons.some((reason) => reason === text)
}
