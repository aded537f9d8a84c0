const partsOf = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = partsOf.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  partsOf.set(timeZone, formatter)
  return formatter
}

/** Writes a moment (epoch milliseconds) as YYYY-MM-DD HH:mm:ss in the given time zone (R9-058). */
export function formatDateTime(epochMs: number, timeZone: string): string {
  const part = new Map(
    formatterFor(timeZone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${part.get('year')}-${part.get('month')}-${part.get('day')}`
  return `${date} ${part.get('hour')}:${part.get('minute')}:${part.get('second')}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** Writes a stretch of time (milliseconds) as mm:ss, or hh:mm:ss from one hour on. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return seconds < 3600 ? rest : `${two(Math.floor(seconds / 3600))}:${rest}`
}
