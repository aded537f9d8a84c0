/** How long somebody may look at what they are about to share, in minutes. */
export const previewMinutes = 15

/** The previews of one report that may be open at a time: each is a row until it is over. */
export const maxPreviews = 20

/** When a preview ends that is made at `now`. */
export function previewExpiry(now: Date): Date {
  return new Date(now.getTime() + previewMinutes * 60_000)
}
