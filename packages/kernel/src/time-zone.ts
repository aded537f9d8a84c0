/** The longest zone names have some 30 letters. */
const longest = 64

/**
 * Whether a name is an IANA time zone that can be calculated with, older and newer names alike.
 *
 * An offset is not one: it has no clock changes, and calendars do not know it as a zone.
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
