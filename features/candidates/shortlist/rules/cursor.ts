/** A position in the list: newest application first, then by id. */
export interface Cursor {
  appliedAt: Date
  candidateId: string
}

export function writeCursor({ appliedAt, candidateId }: Cursor): string {
  return `${appliedAt.getTime()}_${candidateId}`
}

const cursorForm = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Reads a cursor; an invalid one begins at the start, as from a stale link. */
export function readCursor(text: string | undefined): Cursor | null {
  const match = cursorForm.exec(text ?? '')
  return match?.[1] && match[2] ? { appliedAt: new Date(Number(match[1])), candidateId: match[2] } : null
}
