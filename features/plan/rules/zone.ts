/** How far a zone is ahead of UTC at a moment, in minutes. */
export function zoneOffset(zone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(atMs)
  const said = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const found = /^GMT([+-])(\d{2}):(\d{2})/.exec(said)
  if (!found) return 0
  const minutes = Number(found[2]) * 60 + Number(found[3])
  return found[1] === '-' ? -minutes : minutes
}

/** An offset as calendar files write it, `+0800`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}
