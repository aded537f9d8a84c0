/** Whether the data of a failure say that a stored part cannot be read: its section says so, without a toast. */
export function saysUnreadable(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'unreadable' in data
}

/** The data of a refusal about something that was erased: its words are shown in place of a retry's. */
export const goneData = { isGone: true } as const

/** Whether the data of a failure say that the thing asked for is erased, and no retry brings it back. */
export function saysGone(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isGone' in data && data.isGone === true
}
