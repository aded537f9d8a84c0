/** Number of people with rights over the sign-in rules who can sign in. */
export interface Entry {
  readonly superAdmins: number
  readonly administrators: number
}

/** Whether a company loses its last super administrator or its last administrator who can sign in. */
export function losesEntry(before: Entry, after: Entry): boolean {
  return (
    (before.superAdmins > 0 && after.superAdmins === 0) ||
    (before.administrators > 0 && after.administrators === 0)
  )
}
