/** The `like` pattern for texts that contain this one, with its special characters escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
