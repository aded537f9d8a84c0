/** Two digits each; without hours, minutes may be 60 and more. */
const clock = /^(?:(\d{2}):(?=[0-5]))?(\d{2}):([0-5]\d)$/

/**
 * Reads a time to seek to, mm:ss or hh:mm:ss (R5-013), into milliseconds of the session; null for any other text.
 *
 * It reads whatever `formatClock` writes, up to the longest session that two digits of hours can name.
 */
export function readSeekTime(text: string): number | null {
  const parts = clock.exec(text.trim())
  if (!parts) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}
