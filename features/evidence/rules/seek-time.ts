/** Two figures each; minutes alone may be more than an hour's. */
const clock = /^(?:(\d{2}):(?=[0-5]))?(\d{2}):([0-5]\d)$/

/**
 * Reads a time to seek to, as mm:ss or hh:mm:ss (R5-013), into milliseconds of the session; null for any other text.
 *
 * It reads whatever `formatClock` writes, up to the longest session that two figures of hours can name.
 */
export function readSeekTime(text: string): number | null {
  const parts = clock.exec(text.trim())
  if (!parts) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}
