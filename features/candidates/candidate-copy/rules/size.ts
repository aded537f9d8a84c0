const units = ['KB', 'MB', 'GB'] as const

/** A size of bytes with one digit after the point below ten, such as `3.2 MB`. */
export function sizeText(bytes: number): string {
  let size = bytes / 1024
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  const shown = size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)
  return `${shown} ${units[unit] ?? 'GB'}`
}
