/** How often a phone takes a picture (milliseconds). */
export const pictureEveryMs = 30_000

/** The most monitor pictures of one interview: one every 30 seconds over 16 hours. */
export const maxPictures = 2_000

/** How wrong the clock of a picture's time may be (milliseconds). */
const clockToleranceMs = 2 * 60_000

export interface PictureFacts {
  readonly takenAt: number
  readonly consentedAt: number
  /** When the interview ended; null while it has not. */
  readonly endedAt: number | null
  readonly now: number
}

/** Whether the time of a picture (epoch milliseconds) lies after the consent and before the end of the interview. */
export function decidePicture({ takenAt, consentedAt, endedAt, now }: PictureFacts) {
  if (endedAt !== null && takenAt > endedAt + clockToleranceMs) return 'interviewOver'
  const isPossible = takenAt >= consentedAt - clockToleranceMs && takenAt <= now + clockToleranceMs
  return isPossible ? 'taken' : 'wrongTime'
}

/** The most pictures, and bytes, that wait on a phone: two hours without a network. */
export const maxWaiting = { pictures: 240, bytes: 100 * 1024 * 1024 } as const

interface Waiting {
  readonly takenAt: number
  readonly size: number
}

/**
 * The times of the pictures that a phone drops to stay within the limits: every second one, oldest first, so that a
 * long time without a network keeps some pictures throughout. The newest one stays.
 */
export function givenUp(
  waiting: readonly Waiting[],
  { pictures, bytes }: { readonly pictures: number; readonly bytes: number } = maxWaiting,
): number[] {
  const kept = [...waiting].sort((a, b) => a.takenAt - b.takenAt)
  const gone: number[] = []
  let size = kept.reduce((sum, picture) => sum + picture.size, 0)
  let at = 0
  while (kept.length > 1 && (kept.length > pictures || size > bytes)) {
    const index = at < kept.length - 1 ? at : 0
    const [taken] = kept.splice(index, 1)
    if (!taken) break
    gone.push(taken.takenAt)
    size -= taken.size
    at = index + 1
  }
  return gone
}
