import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import {
  candidateDocument,
  type OfCandidate,
  readCandidatePart,
  storeCandidateDocument,
} from '../../../candidates/candidates/server/queries.ts'
import { followedAddress } from '../../../platform/documents/rules/followed-address.ts'
import { MediaPath, StoredMedia } from '../../../platform/imports/rules/media-path.ts'
import { candidatePart } from '../../../platform/imports/rules/part.ts'

function attachmentsOf<Media extends z.ZodMiniType<string>>(Media: Media) {
  const named = {
    externalId: z.string().check(z.minLength(1), z.maxLength(128)),
    attachName: z.string().check(z.minLength(1), z.maxLength(200)),
  }
  const File = z.strictObject({ ...named, attachType: z.literal(0), attachUrl: Media })
  const Address = z.string().check(
    z.maxLength(2_000),
    z.refine((text) => followedAddress(text) !== null, 'webAddressForm'),
  )
  const Link = z.strictObject({ ...named, attachType: z.literal(1), attachUrl: Address })
  return z.array(z.discriminatedUnion('attachType', [File, Link])).check(z.maxLength(1_000))
}

const YesNo = z.optional(z.nullable(z.union([z.literal(0), z.literal(1)])))

export const StoredBackgroundCheck = z.strictObject({
  finishCheck: YesNo,
  cheatFlag: YesNo,
  violationResult: YesNo,
  isFill: z.union([z.literal(0), z.literal(1)]),
})
export type StoredBackgroundCheck = z.output<typeof StoredBackgroundCheck>

/** The key of what people deleted among the parts of a candidate; no bundle has it. */
export const deletedPart = 'attachments.deleted'
const DeletedAttachments = z.array(z.string())

/** The bundle's own ids of what people deleted. */
export async function listDeletedIds(db: Database, of: OfCandidate): Promise<string[]> {
  return (await readCandidatePart(db, of, deletedPart, DeletedAttachments)) ?? []
}

const attachments = candidatePart<Database>()({
  key: 'attachments',
  schema: attachmentsOf(MediaPath),
  // What a person deleted does not come back with a later import.
  async store(bundle, value) {
    const deleted = await listDeletedIds(bundle.db, bundle)
    const kept = value.filter(({ externalId }) => !deleted.includes(externalId))
    await storeCandidateDocument(bundle.db, bundle, 'attachments', kept, bundle.now)
  },
})

const backgroundCheck = candidateDocument('backgroundCheck', StoredBackgroundCheck)

export const parts = [attachments, backgroundCheck]

/** The attachments as they were stored: with file references in place of media paths. */
export const StoredAttachments = attachmentsOf(StoredMedia)
export type StoredAttachments = z.output<typeof StoredAttachments>
