import { type FileId, readId } from '@candor/kernel/ids'

/** How long a media address holds, in hours (decision D10). */
export const mediaHours = 6

/**
 * When an address that is made at `now` stops to hold.
 *
 * Rounded up to the hour, so that reading a report again gives the same addresses and the browser keeps its copies.
 */
export function mediaExpiry(now: Date): Date {
  const hour = 60 * 60 * 1000
  return new Date((Math.ceil(now.getTime() / hour) + mediaHours) * hour)
}

export function isMediaExpired(expiresAt: Date, now: Date): boolean {
  return expiresAt <= now
}

/** How a stored document names a file; only a reply turns it into an address. */
export function fileReference(fileId: FileId): string {
  return `file:${fileId}`
}

/** The file that a stored document names, or null for any other text. */
export function readFileReference(text: string | null | undefined): FileId | null {
  return text?.startsWith('file:') ? readId<'file'>(text.slice('file:'.length)) : null
}
