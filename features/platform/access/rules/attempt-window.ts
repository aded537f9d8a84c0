/** The window of a limit that `now` lies in, and its end. Windows are fixed, so that a count needs one row. */
export function attemptWindow(now: Date, perMinutes: number): { start: Date; secondsLeft: number } {
  const length = perMinutes * 60_000
  const start = new Date(Math.floor(now.getTime() / length) * length)
  return { start, secondsLeft: Math.ceil((start.getTime() + length - now.getTime()) / 1000) }
}
