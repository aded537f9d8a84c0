import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { notFound, reachOf } from '../../../resume-drop/server/actions/reach.ts'
import { changeTableRow } from '../../contract.ts'
import { judgeRow, type Values } from '../../rules/judge.ts'
import { Cells, Digest, Setup, StoredValues } from '../../rules/stored.ts'
import { lockRow, storeJudged, updateRow } from '../queries/rows.ts'
import { findTable } from '../queries/tables.ts'
import { findJudgedBy } from './judge-table.ts'

type Input = InputOf<typeof changeTableRow>

function withValue(written: Values, { field, value }: Input): Values {
  if (field === undefined || value === undefined) return written
  const { [field]: _before, ...others } = written
  return value === null ? others : { ...others, [field]: value }
}

/** Keeps a change of a row and judges it again. A row that somebody else has changed since is left as it is. */
export async function changeRow(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  viewer: Viewer,
  input: Input,
): Promise<ReplyOf<typeof changeTableRow>> {
  const now = clock.now()
  const reach = reachOf(viewer)
  const row = await lockRow(db, reach, input.rowId, now)
  const table = row && (await findTable(db, reach, row.importId, now))
  if (!row || !table) throw notFound()
  if (row.revision !== input.revision || table.state !== 'open')
    throw new Refusal(changeTableRow, 'changedMeanwhile')
  const written = withValue(readStored(StoredValues, row.written), input)
  const revision = await updateRow(db, row.id, {
    written,
    isLeft: input.isLeft ?? row.isLeft,
    isNotSame: input.isNotSame ?? row.isNotSame,
  })
  const setup = readStored(Setup, table.setup)
  const { companyId, positionId } = table
  const by = await findJudgedBy(db, { companyId, positionId, setup, now }, readStored(Digest, table.digest))
  const judged = judgeRow({ cells: readStored(Cells, row.cells), written, readFault: row.readFault }, by)
  await storeJudged(db, [{ id: row.id, judged }])
  return { revision, isWrong: judged.faults.length > 0 }
}
