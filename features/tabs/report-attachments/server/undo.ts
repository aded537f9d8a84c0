import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { holdImportsOff, releaseHidden } from '../../../platform/imports/server/queries/files.ts'
import type { RefusedItem, UndoItem, UndoPart, UndoWork } from '../../../platform/undo/rules/part.ts'
import { putBackAttachment, type Removed } from './actions.ts'
import { StoredAttachments } from './import.ts'

const RemovedForm = z.object({ attachment: z.unknown(), place: z.number(), hidden: z.array(z.string()) })

/** Reads a removed attachment; null where it was kept in another form. */
export function readRemoved({ before }: UndoItem): Removed | null {
  const read = z.safeParse(RemovedForm, before)
  const stored = z.safeParse(StoredAttachments, read.success ? [read.data.attachment] : null)
  const [attachment] = stored.success ? stored.data : []
  return read.success && attachment ? { ...read.data, attachment } : null
}

async function reverseOne(work: UndoWork<Database>, item: UndoItem): Promise<RefusedItem | null> {
  const { candidateId } = item
  const removed = readRemoved(item)
  if (!candidateId || !removed) return { candidateId, why: 'gone', byName: null }
  const { db, companyId, now } = work
  const isBack = await putBackAttachment(db, { companyId, candidateId }, removed, now)
  return isBack ? null : { candidateId, why: 'changed', byName: null }
}

const attachments: UndoPart<Database> = {
  kind: 'attachment',
  needs: 'deleteAttachment',
  lockFirst: holdImportsOff,
  async reverse(work, items) {
    const [item] = items
    const obstacle = item ? await reverseOne(work, item) : null
    return obstacle ? { done: [], refused: [obstacle] } : { done: items, refused: [] }
  },
  word: async (_db, _companyId, items) =>
    items.map((item) => ({ variant: null, target: readRemoved(item)?.attachment.attachName ?? null })),
  async finish({ db, companyId }, items) {
    await releaseHidden(
      db,
      companyId,
      items.flatMap((item) => readRemoved(item)?.hidden ?? []),
    )
  },
}

export const undo: readonly UndoPart<Database>[] = [attachments]
