export function writeClock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Reads HH:mm, or H:mm, as minutes from midnight; null for anything else. */
export function readClock(text: string): number | null {
  const [, hours, minutes] = /^\s*(\d{1,2})[:：](\d{2})\s*$/.exec(text) ?? []
  const read = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? read : null
}
