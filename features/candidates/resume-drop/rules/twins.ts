/** Contacts of a row in the form in which they are compared. */
export interface ComparedRow {
  readonly id: string
  readonly contacts: readonly string[]
  /** When the file was last changed; 0 where nobody knows. */
  readonly modifiedAt: number
}

/** For each row with a newer resume of the same person in the drop, the id of the newest one. */
export function newerTwins(rows: readonly ComparedRow[]): Map<string, string> {
  const newest = new Map<string, ComparedRow>()
  for (const row of rows)
    for (const contact of row.contacts) {
      const other = newest.get(contact)
      // Rows come in the order of the drop: of two of the same age the first one counts.
      if (!other || row.modifiedAt > other.modifiedAt) newest.set(contact, row)
    }
  const twins = new Map<string, string>()
  for (const row of rows) {
    const newer = row.contacts.flatMap((contact) => newest.get(contact) ?? [])
    const best = newer.toSorted((one, other) => other.modifiedAt - one.modifiedAt)[0]
    if (best && best.id !== row.id) twins.set(row.id, best.id)
  }
  return twins
}
