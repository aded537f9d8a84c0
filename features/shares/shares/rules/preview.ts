/** How long a preview is open, in minutes. */
export const previewMinutes = 15

/** The most open previews of one report: each is a row until it expires. */
export const maxPreviews = 20

/** When a preview made at `now` expires. */
export function previewExpiry(now: Date): Date {
  return new Date(now.getTime() + previewMinutes * 60_000)
}
