/** Whether the data of a failure say that a stored part cannot be read: its section says so, without a toast. */
export function saysUnreadable(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'unreadable' in data
}
