/** The pattern of `like` for texts that hold this one anywhere; no sign of it stands for others. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
