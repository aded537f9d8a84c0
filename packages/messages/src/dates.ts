import { minuteMs } from '@candor/kernel/durations'
import { offsetAt } from '@candor/kernel/zoned-time'

/** Writes a moment (epoch milliseconds) as YYYY-MM-DD HH:mm:ss in the given time zone (R9-058). */
export function formatDateTime(epochMs: number, timeZone: string): string {
  const shown = new Date(epochMs + offsetAt(epochMs, timeZone) * minuteMs)
  return shown.toISOString().slice(0, 19).replace('T', ' ')
}

const two = (value: number) => String(value).padStart(2, '0')

/** Writes a stretch of time (milliseconds) as mm:ss, or hh:mm:ss from one hour on. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return seconds < 3600 ? rest : `${two(Math.floor(seconds / 3600))}:${rest}`
}
