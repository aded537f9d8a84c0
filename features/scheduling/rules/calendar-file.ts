const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Text as a calendar file has it: its own signs are escaped, and no line breaks out of its field. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const mostBytes = 73

/** One line in parts of at most 75 bytes, as readers of calendar files may expect. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > mostBytes) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

interface CalendarEntry {
  readonly id: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly now: number
  readonly summary: string
}

/** An interview as the text of a calendar file (RFC 5545). */
export function calendarFile({ id, startsAt, endsAt, now, summary }: CalendarEntry): string {
  const lines = [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Candor//Interviews//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
    ],
    ...[`UID:${id}@candor`, `DTSTAMP:${stamp(now)}`, `DTSTART:${stamp(startsAt)}`, `DTEND:${stamp(endsAt)}`],
    ...[`SUMMARY:${escaped(summary)}`, 'END:VEVENT', 'END:VCALENDAR'],
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
