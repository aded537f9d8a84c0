import { hourMs } from '@candor/kernel/durations'
import { type FileId, readId } from '@candor/kernel/ids'
import type { MediaGrant } from '@candor/kernel/services'
import type { AnyViewer, ReportReader, Viewer } from '../access/rules/viewer.ts'

/** The content type of every file that the product neither shows nor plays: browsers download it. */
export const downloadType = 'application/octet-stream'

interface MediaRights {
  readonly userType: string
  readonly permissions: Iterable<string>
  readonly parts?: Iterable<string>
  readonly isAnonymous: boolean
}

/**
 * The rights that decide which files of a report a viewer may see, as one text. A change of them ends all addresses
 * written before. The page then asks for new ones.
 */
export function mediaRights({ userType, permissions, parts = [], isAnonymous }: MediaRights): string {
  return [userType, isAnonymous ? 'anonymous' : 'named', ...[...permissions, ...parts].sort()].join(' ')
}

/** The grant for the files of a report: it ends with the session of the reader, and when their rights change. */
export function reportGrant({ viewer, candidateId, isAnonymous }: ReportReader): MediaGrant {
  return {
    sessionId: viewer.sessionId,
    isVisit: 'parts' in viewer,
    candidateId,
    rights: mediaRights({ ...rightsOf(viewer), isAnonymous }),
  }
}

export function uploadGrant(viewer: Viewer): MediaGrant {
  const rights = mediaRights({ ...rightsOf(viewer), isAnonymous: false })
  return { sessionId: viewer.sessionId, isVisit: false, candidateId: null, rights }
}

function rightsOf(viewer: AnyViewer): Omit<MediaRights, 'isAnonymous'> {
  const { userType, permissions } = viewer
  return { userType, permissions, ...('parts' in viewer && { parts: viewer.parts }) }
}

/** How long a media address is valid, in hours (decision D10). */
const mediaHours = 6

/** When an address made at `now` expires. It is rounded up to the hour, so that the browser keeps its copies. */
export function mediaExpiry(now: Date): Date {
  return new Date((Math.ceil(now.getTime() / hourMs) + mediaHours) * hourMs)
}

export function isMediaExpired(expiresAt: Date, now: Date): boolean {
  return expiresAt <= now
}

/** The text by which a stored document names a file; only a reply turns it into an address. */
export function fileReference(fileId: FileId): string {
  return `file:${fileId}`
}

/** The file that a stored text names; null for any other text. */
export function readFileReference(text: string | null | undefined): FileId | null {
  return text?.startsWith('file:') ? readId<'file'>(text.slice('file:'.length)) : null
}

/**
 * A neutral name for a file whose own name may identify the person (decision D05). The ending stays: the program that
 * opens the file depends on it.
 */
export function neutralName(stem: string, name: string): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return `${stem}${ending.toLowerCase()}`
}
