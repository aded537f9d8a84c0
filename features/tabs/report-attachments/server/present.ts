import type { CandidateId, FileId } from '@candor/kernel/ids'
import { endingOf } from '../../../platform/documents/rules/convert-type.ts'
import type { ListedFile } from '../../../platform/documents/server/actions/listed-files.ts'
import { readFileReference } from '../../../platform/media/rules.ts'
import type { AttachmentEntry, BackgroundCheckEntry } from '../contract.ts'
import { attachmentId } from '../rules.ts'
import type { StoredAttachments, StoredBackgroundCheck } from './import.ts'

/** The files among attachments. */
export function namedFiles(stored: StoredAttachments): FileId[] {
  return stored.flatMap(({ attachType, attachUrl }) =>
    attachType === 0 ? (readFileReference(attachUrl) ?? []) : [],
  )
}

export function presentAttachments(
  candidateId: CandidateId,
  stored: StoredAttachments,
  files: ReadonlyMap<FileId, ListedFile>,
  addressOf: (fileId: FileId) => string,
): AttachmentEntry[] {
  return stored.flatMap(({ externalId, attachName, attachType, attachUrl }): AttachmentEntry[] => {
    const entry = { attachInfoId: attachmentId(candidateId, externalId), attachName, attachType }
    if (attachType === 1) return [{ ...entry, attachUrl, ending: '', hasPreview: false }]
    const fileId = readFileReference(attachUrl)
    if (!fileId) return []
    const { name = attachName, hasPreview = false } = files.get(fileId) ?? {}
    return [{ ...entry, attachUrl: addressOf(fileId), ending: endingOf(name), hasPreview }]
  })
}

export function presentBackgroundCheck(stored: StoredBackgroundCheck): BackgroundCheckEntry {
  return {
    finishCheck: stored.finishCheck ?? null,
    cheatFlag: stored.cheatFlag ?? null,
    violationResult: stored.violationResult ?? null,
    isFill: stored.isFill,
  }
}
