import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ReplyOf } from '@candor/call/define'
import type { CallRequest } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { FileStore } from '@candor/kernel/services'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
import { recogniseDocument } from '../../../../platform/documents/server/actions/recognise-document.ts'
import { requireQuota } from '../../../../platform/editions/server/actions/require-quota.ts'
import { mediaTypeOf } from '../../../../platform/imports/rules/media-type.ts'
import { holdSweepOff } from '../../../../platform/imports/server/queries/files.ts'
import { releasedOnFailure } from '../../../../platform/imports/server/queries/unnamed.ts'
import { downloadType } from '../../../../platform/media/rules.ts'
import { keptName } from '../../../../platform/uploads/rules/file-name.ts'
import { insertUpload } from '../../../../platform/uploads/server/queries.ts'
import { type DropFault, maxDropFiles } from '../../contract/row.ts'
import { receiveResume } from '../../contract.ts'
import { mediaPathOf } from '../../rules/kept-file.ts'
import { findDrop, type StoredDrop } from '../queries/drops.ts'
import { findSameContent, insertDropFile, lockDrop } from '../queries/files.ts'
import { notFound, reachOf } from './reach.ts'

type Outcome = ReplyOf<typeof receiveResume>['outcome']

/** A file as it came in, looked at before any transaction. */
interface LookedAt {
  readonly path: string | null
  readonly name: string
  readonly contentHash: string
  readonly sizeBytes: number
  readonly format: string
  /** Why the file is not kept; null for a kept file. */
  readonly fault: DropFault | null
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}

/** Looks at a received file. Its content decides what it is, never its name. */
async function lookAt(received: { readonly path: string; readonly name: string }): Promise<LookedAt> {
  const { path } = received
  const name = keptName(received.name)
  const { size: sizeBytes } = await stat(path)
  const file = { path, name, sizeBytes, contentHash: await hashOfFile(path) }
  if (sizeBytes === 0) return { ...file, contentHash: `empty ${name}`, format: '', fault: 'empty' }
  const recognised = await recogniseDocument(path)
  if (!recognised) return { ...file, format: '', fault: 'notADocument' }
  return { ...file, format: 'format' in recognised ? recognised.format : recognised.fault, fault: null }
}

/** A file that its sender found to be too large. */
function tooLarge(name: string, sizeBytes: number): LookedAt {
  const kept = keptName(name)
  const contentHash = `large ${sizeBytes} ${kept}`
  return { path: null, name: kept, sizeBytes, contentHash, format: '', fault: 'tooLarge' }
}

async function storeContent(
  db: Database,
  store: FileStore,
  { companyId }: StoredDrop,
  { path, name, sizeBytes, format, now }: LookedAt & { readonly path: string; readonly now: Date },
) {
  await requireQuota(db, { companyId, quota: 'storage', more: sizeBytes, now })
  const { hash, size } = await store.put(createReadStream(path))
  const contentType = mediaTypeOf(mediaPathOf(name, format)) ?? downloadType
  return insertUpload(db, companyId, { contentHash: hash, sizeBytes: size, contentType, name }, now)
}

/** Stores a file in its drop: with its content, or only that it was refused. */
async function storeInDrop(
  { db, now, store }: { readonly db: Database; readonly now: Date; readonly store: FileStore },
  drop: StoredDrop,
  file: LookedAt & { readonly modifiedAt: number | undefined },
): Promise<Outcome> {
  const { companyId, positionId, id: dropId } = drop
  const count = await lockDrop(db, dropId)
  if (count === null) throw notFound()
  const { contentHash, name, sizeBytes, format, fault, path, modifiedAt } = file
  const same = await findSameContent(db, { companyId, positionId, dropId, contentHash })
  if (same) return same
  if (count >= maxDropFiles) throw new Refusal(receiveResume, 'full')
  const fileId =
    fault === null && path !== null ? await storeContent(db, store, drop, { ...file, path, now }) : null
  await insertDropFile(db, {
    companyId,
    dropId,
    fileId,
    name,
    contentHash,
    sizeBytes,
    format,
    modifiedAt: modifiedAt === undefined ? null : new Date(modifiedAt),
    state: fault === null ? 'waiting' : 'failed',
    fault,
  })
  return fault === null ? 'taken' : 'refused'
}

/** Takes one file of a drop. The same content again adds nothing. */
export async function receiveFile(
  services: AppServices,
  request: CallRequest<typeof receiveResume>,
): Promise<{ outcome: Outcome }> {
  const { input, files } = request
  reachOf(request.viewer)
  const noted =
    input.name !== undefined && input.bytes !== undefined ? tooLarge(input.name, input.bytes) : null
  const file = files.file ? await lookAt(files.file) : noted
  const now = services.clock.now()
  const outcome = await releasedOnFailure(services, (store) =>
    withRights(services, receiveResume.access, request, async ({ db }, { viewer }) => {
      // Holds the sweep of files off: the same content may lie in the store unreferenced, about to be deleted.
      await holdSweepOff(db, viewer.companyId)
      const drop = await findDrop(db, reachOf(viewer), input.dropId, now)
      if (!drop) throw notFound()
      if (!file) throw new Refusal(receiveResume, 'noFile')
      return storeInDrop({ db, now, store }, drop, { ...file, modifiedAt: input.modifiedAt })
    }),
  )
  return { outcome }
}
