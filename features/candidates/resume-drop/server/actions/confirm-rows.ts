import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { addDropRows } from '../../contract.ts'
import { valuesOfRow } from '../../rules/stored.ts'
import { markAdding } from '../queries/adding.ts'
import { findDrop } from '../queries/drops.ts'
import { lockDropFile } from '../queries/files.ts'
import { notFound, reachOf } from './reach.ts'

/**
 * Marks rows as confirmed, all or none. Rows that are added already, or are being added, are passed over: so a retry
 * adds nobody twice. A row that somebody has changed since refuses all.
 */
export async function confirmRows(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  viewer: Viewer,
  { dropId, rows }: InputOf<typeof addDropRows>,
): Promise<ReplyOf<typeof addDropRows>> {
  const reach = reachOf(viewer)
  const now = clock.now()
  const drop = await findDrop(db, reach, dropId, now)
  if (!drop) throw notFound()
  let count = 0
  // In one order, so that two who confirm at once never lock each other out.
  for (const { dropFileId, revision, seen } of rows.toSorted((a, b) =>
    a.dropFileId < b.dropFileId ? -1 : 1,
  )) {
    const row = await lockDropFile(db, reach, dropFileId, now)
    if (row?.dropId !== drop.id) throw notFound()
    if (row.state === 'adding' || row.state === 'added') continue
    const isReady = (row.state === 'read' || row.state === 'failed') && row.fileId !== null
    if (row.revision !== revision || !isReady || valuesOfRow(row).name === '')
      throw new Refusal(addDropRows, 'changedMeanwhile')
    const known = seen.flatMap((id) => readId<'seenCandidate'>(id) ?? [])
    await markAdding(db, row.id, { accountId: viewer.accountId, seen: known })
    count += 1
  }
  return { count }
}
