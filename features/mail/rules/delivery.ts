const minuteMs = 60_000

/** How long to wait after the first, the second … failure of a mail (milliseconds); after the last it is given up. */
export const retryDelaysMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs)

/** When a mail that has failed `tries` times is tried again; null when it is given up. */
export function nextTry(tries: number, now: Date): Date | null {
  const delay = retryDelaysMs[tries - 1]
  return delay === undefined ? null : new Date(now.getTime() + delay)
}
