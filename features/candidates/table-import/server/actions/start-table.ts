import { readFile } from 'node:fs/promises'
import type { CallRequest } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { type PositionId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
import { keptName } from '../../../../platform/uploads/rules/file-name.ts'
import { holdIsOpen } from '../../../positions/server/queries/open-state.ts'
import { notFound, reachOf } from '../../../resume-drop/server/actions/reach.ts'
import { findDropPosition } from '../../../resume-drop/server/queries/drops.ts'
import { maxTableRows } from '../../contract/table.ts'
import { maxOpenTables, startTable } from '../../contract.ts'
import { digestOf, firstSetup } from '../../rules/digest.ts'
import { replaceRows } from '../queries/rows.ts'
import { countOpenTables, insertTable, lockTablesOfAccount, updateTable } from '../queries/tables.ts'
import { judgeTable } from './judge-table.ts'
import { type ReadTable, readTableAt } from './read-table.ts'

/** How long a table lies on the server before it is added (decision S146). */
export const tableKeptMs = 30 * dayMs

async function openPosition(
  db: Database,
  viewer: Viewer,
  given: string | undefined,
): Promise<PositionId | null> {
  if (given === undefined) return null
  const id = readId<'position'>(given)
  const position = id && (await findDropPosition(db, viewer.companyId, id))
  if (!position) throw notFound()
  if (!(await holdIsOpen(db, position.id))) throw new Refusal(startTable, 'closedPosition')
  return position.id
}

interface NewTable {
  readonly name: string
  readonly content: Buffer
  readonly table: ReadTable
  readonly positionId: string | undefined
}

async function store({ db, clock }: AppServices, viewer: Viewer, given: NewTable) {
  const { companyId, accountId } = viewer
  const now = clock.now()
  const positionId = await openPosition(db, viewer, given.positionId)
  await lockTablesOfAccount(db, accountId)
  if ((await countOpenTables(db, accountId, now)) >= maxOpenTables)
    throw new Refusal(startTable, 'tooManyTables')
  const { rows, sheets, ...read } = given.table
  const setup = firstSetup(rows, read, '')
  const firstDigest = digestOf(rows, setup, sheets)
  // Rows above the header are no rows of candidates.
  if (firstDigest.rows > maxTableRows) throw new Refusal(startTable, 'tooManyRows')
  const importId = await insertTable(
    db,
    {
      companyId,
      positionId,
      accountId,
      name: given.name,
      sizeBytes: given.content.length,
      setup,
      digest: firstDigest,
      createdAt: now,
      expiresAt: new Date(now.getTime() + tableKeptMs),
    },
    given.content,
  )
  await replaceRows(db, { importId, companyId }, rows)
  const digest = await judgeTable(db, { importId, companyId, positionId, setup, sheets, now })
  await updateTable(db, importId, { setup, digest, positionId })
  return { importId }
}

/** Takes a table: reads it in a process of its own, and stores its rows judged by what its headers say. */
export async function takeTable(services: AppServices, request: CallRequest<typeof startTable>) {
  const { input, files, viewer } = request
  reachOf(viewer)
  if (input.positionId !== undefined) {
    const id = readId<'position'>(input.positionId)
    if (!id || !(await findDropPosition(services.db, viewer.companyId, id))) throw notFound()
  }
  const { file } = files
  if (!file) throw new Refusal(startTable, 'noFile')
  const read = await readTableAt(
    file.path,
    { sheet: null, encoding: null, delimiter: null },
    viewer.companyId,
  )
  if ('fault' in read) throw new Refusal(startTable, read.fault)
  const given = {
    name: keptName(file.name),
    content: await readFile(file.path),
    table: read.table,
    positionId: input.positionId,
  }
  return withRights(services, startTable.access, request, (within, { viewer: proved }) =>
    store(within, proved, given),
  )
}
