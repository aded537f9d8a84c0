/** Built-in number formats that show a day. Those from 27 on are the ones of Chinese, Japanese and Korean Excel. */
const builtIn = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

/** Whether a number format shows a day: a date, and no duration or time of day. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.has(id)
  // Texts in quotes, escaped signs, colours and locales are no part of the pattern.
  const pattern = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g, '').toLowerCase()
  if (/general|0|#/.test(pattern)) return false
  return /[yd]|年|月|日/.test(pattern) || (pattern.includes('m') && !/[hs]/.test(pattern))
}

const dayMs = 86_400_000
/** The days from the first day of each epoch to 1970. */
const daysTo1970 = { '1900': 25_569, '1904': 24_107 } as const
export type Epoch = keyof typeof daysTo1970

/** The day of a serial number as `2026-03-04`; null for a number that is no day. */
export function dayOfSerial(serial: number, epoch: Epoch): string | null {
  if (!Number.isFinite(serial) || serial < 1 || serial > 2_958_465) return null
  // Excel counts a 29 February 1900 that never was.
  const counted = epoch === '1900' && serial < 60 ? serial + 1 : serial
  const time = Math.round((Math.floor(counted) - daysTo1970[epoch]) * dayMs)
  return new Date(time).toISOString().slice(0, 10)
}
