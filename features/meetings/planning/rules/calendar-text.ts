import { generateIcsCalendar, type IcsCalendar } from 'ts-ics'

/** The most octets of a line of a calendar file, without its end (RFC 5545, 3.1). */
const longestLine = 75

/** How many octets a letter has in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const char of line) {
    const size = octetsOf(char)
    if (octets + size > longestLine) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += char
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/**
 * Writes a calendar file, with lines of the calendar that ts-ics does not know. ts-ics folds lines by the number of letters and within them, so they are folded again by
 * octets.
 */
export function writeCalendar(calendar: IcsCalendar, ownLines: readonly string[] = []): string {
  const [begin = '', ...rest] = generateIcsCalendar(calendar).replaceAll('\r\n ', '').split('\r\n')
  return [begin, ...ownLines, ...rest].map(fold).join('\r\n')
}

/** A text with the line breaks that ts-ics knows, and without other control characters. */
export function calendarText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')
}

/** The name of a calendar on one line: ts-ics does not escape it as it does other texts (RFC 5545, 3.3.11). */
export function calendarTitle(name: string): string {
  return name.replace(/\p{Cc}+/gu, ' ').replace(/[\\;,]/g, '\\$&')
}

/** A name as the value of a parameter, quoted so that `:`, `;` and `,` do not end it. Undefined for an empty one. */
export function calendarName(name: string): string | undefined {
  const plain = name
    .replaceAll('"', '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return plain === '' ? undefined : `"${plain}"`
}
