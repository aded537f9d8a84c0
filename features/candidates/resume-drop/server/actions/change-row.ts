import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { changeDropRow } from '../../contract.ts'
import { faultyField, withChange } from '../../rules/change.ts'
import { Written } from '../../rules/stored.ts'
import { lockDropFile, updateRow } from '../queries/files.ts'
import { notFound, reachOf } from './reach.ts'

/** Keeps a change of a row. A row that somebody else has changed since is left as it is. */
export async function changeRow(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  viewer: Viewer,
  input: InputOf<typeof changeDropRow>,
): Promise<ReplyOf<typeof changeDropRow>> {
  const row = await lockDropFile(db, reachOf(viewer), input.dropFileId, clock.now())
  if (!row) throw notFound()
  const isFree = row.state === 'read' || row.state === 'failed'
  if (row.revision !== input.revision || !isFree) throw new Refusal(changeDropRow, 'changedMeanwhile')
  const fault = faultyField(input)
  if (fault) throw new Refusal(changeDropRow, fault, { data: { field: fault } })
  const revision = await updateRow(db, row.id, {
    written: withChange(readStored(Written, row.written), input),
    isLeft: input.isLeft ?? row.isLeft,
    isNotSame: input.isNotSame ?? row.isNotSame,
  })
  return { revision }
}
