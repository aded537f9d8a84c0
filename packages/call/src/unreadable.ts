/** Whether what came with a failure says that a stored part cannot be read: its section says so, and no notice beside it. */
export function tellsUnreadable(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'unreadable' in data
}
