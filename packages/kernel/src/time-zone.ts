/** The longest names of zones have some 30 letters. */
const longest = 64

/**
 * Whether a name is one of the time zones that can be calculated with (IANA), older and newer names alike.
 *
 * A mere offset is none: it knows nothing of clocks that are put forward, and calendars know no zone by its name.
 */
export function isTimeZone(name: string): boolean {
  if (name.length > longest || !/^[a-z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
