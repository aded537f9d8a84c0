import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import { type PositionId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { mayChangePositions } from '../../../../platform/access/rules/acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { holdIsOpen } from '../../../positions/server/queries/open-state.ts'
import { notFound, reachOf } from '../../../resume-drop/server/actions/reach.ts'
import { findDropPosition } from '../../../resume-drop/server/queries/drops.ts'
import { type ColumnMeaning, maxTableRows } from '../../contract/table.ts'
import { setTable } from '../../contract.ts'
import { columnsFor, firstSetup } from '../../rules/digest.ts'
import { comparedName } from '../../rules/judge.ts'
import { Cells, Digest, Setup } from '../../rules/stored.ts'
import { listReadRows, replaceRows } from '../queries/rows.ts'
import { findContent, lockTable, type StoredTable, updateTable } from '../queries/tables.ts'
import { judgeTable } from './judge-table.ts'
import { readTableOf } from './read-table.ts'

type Input = InputOf<typeof setTable>

async function positionOf(
  db: Database,
  viewer: Viewer,
  table: StoredTable,
  { positionId, isByColumn }: Input,
) {
  if (isByColumn) return null
  if (positionId === undefined) return table.positionId
  const id = readId<'position'>(positionId)
  const position = id && (await findDropPosition(db, viewer.companyId, id))
  if (!position) throw notFound()
  if (!(await holdIsOpen(db, position.id))) throw new Refusal(setTable, 'closedPosition')
  return position.id
}

/** Reads the file again, where another sheet, encoding or separator is asked for. Its columns are guessed anew. */
async function readAgain(db: Database, table: StoredTable, setup: Setup, input: Input) {
  const { sheet = setup.sheet, encoding = setup.encoding, delimiter = setup.delimiter } = input
  const isSame = sheet === setup.sheet && encoding === setup.encoding && delimiter === setup.delimiter
  const content = isSame ? null : await findContent(db, table.id)
  if (!content) return { setup, sheets: readStored(Digest, table.digest).sheets }
  const isMarked = encoding === setup.encoding
  const read = await readTableOf(
    content,
    {
      sheet: sheet === setup.sheet ? null : sheet,
      encoding: encoding === '' ? null : encoding,
      // Another encoding may have another separator, unless a person chose it.
      delimiter: delimiter === '' || (!isMarked && input.delimiter === undefined) ? null : delimiter,
    },
    table.companyId,
  )
  if ('fault' in read) throw new Refusal(setTable, read.fault)
  const { rows, sheets, ...found } = read.table
  await replaceRows(db, { importId: table.id, companyId: table.companyId }, rows)
  return { setup: { ...firstSetup(rows, found, setup.source), stageId: setup.stageId }, sheets }
}

async function withHeader(db: Database, table: StoredTable, setup: Setup, headerRow: number): Promise<Setup> {
  const rows = (await listReadRows(db, table.id)).map(({ number, cells }) => ({
    number,
    cells: readStored(Cells, cells),
  }))
  const isHead = headerRow === 0 || rows.slice(0, 20).some(({ number }) => number === headerRow)
  if (!isHead) throw new Refusal(setTable, 'unknownHeader')
  return { ...setup, headerRow, ...columnsFor(rows, headerRow) }
}

function withColumns(setup: Setup, columns: readonly ColumnMeaning[]): Setup {
  const meant = columns.filter((meaning) => meaning !== 'leave' && meaning !== 'notes')
  if (columns.length !== setup.columns.length || new Set(meant).size < meant.length)
    throw new Refusal(setTable, 'twoColumns')
  const by = columns.map((meaning, index) =>
    meaning === setup.columns[index] ? (setup.by[index] ?? 'none') : 'person',
  )
  return { ...setup, columns: [...columns], by }
}

const meaningsOf = (names: NonNullable<Input['positions']>) =>
  Object.fromEntries(names.map(({ name, meansId }) => [comparedName(name), meansId]))

function withMeanings(setup: Setup, { positions, stages, stageId, source, dateOrder }: Input): Setup {
  return {
    ...setup,
    stageId: stageId ?? setup.stageId,
    source: source ?? setup.source,
    dateOrder: dateOrder ?? setup.dateOrder,
    positions: positions ? { ...setup.positions, ...meaningsOf(positions) } : setup.positions,
    stages: stages ? { ...setup.stages, ...meaningsOf(stages) } : setup.stages,
  }
}

/** Changes how a table is read, and judges its rows again. A change of another person meanwhile refuses it. */
export async function changeTable(
  { db, clock }: AppServices,
  viewer: Viewer,
  input: Input,
): Promise<ReplyOf<typeof setTable>> {
  const table = await lockTable(db, reachOf(viewer), input.importId, clock.now())
  if (!table) throw notFound()
  if (table.revision !== input.revision || table.state !== 'open')
    throw new Refusal(setTable, 'changedMeanwhile')
  const isMaking = input.positions?.some(({ meansId }) => meansId === 'new') ?? false
  if (isMaking && !mayChangePositions(viewer)) throw new Refusal(setTable, 'mayNotAddPositions')
  const positionId: PositionId | null = await positionOf(db, viewer, table, input)
  const read = await readAgain(db, table, readStored(Setup, table.setup), input)
  const { headerRow, columns } = input
  const headed = headerRow === undefined ? read.setup : await withHeader(db, table, read.setup, headerRow)
  const setup = withMeanings(columns ? withColumns(headed, columns) : headed, input)
  const { id: importId, companyId } = table
  const digest = await judgeTable(db, {
    importId,
    companyId,
    positionId,
    setup,
    sheets: read.sheets,
    now: clock.now(),
  })
  if (digest.rows > maxTableRows) throw new Refusal(setTable, 'tooManyRows')
  return { revision: await updateTable(db, importId, { setup, digest, positionId }) }
}
