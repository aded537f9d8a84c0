/** How many people who may change the sign-in rules can sign in. */
export interface Entry {
  readonly superAdmins: number
  /** Administrators of both kinds. */
  readonly administrators: number
}

/**
 * Whether a change takes from a company its last super administrator, or its last administrator, who can sign in. A
 * company that had none loses nothing.
 */
export function losesEntry(before: Entry, after: Entry): boolean {
  return (
    (before.superAdmins > 0 && after.superAdmins === 0) ||
    (before.administrators > 0 && after.administrators === 0)
  )
}
