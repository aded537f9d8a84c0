import type { AppServices, Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { mayChangePositions } from '../../../../platform/access/rules/acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { notFound, reachOf } from '../../../resume-drop/server/actions/reach.ts'
import { wordStage } from '../../../stages/server/actions/word-stage.ts'
import { listStagesOfPosition } from '../../../stages/server/queries.ts'
import { maxListed, type TableImport } from '../../contract/table.ts'
import { countFates } from '../../rules/fates.ts'
import { Digest, readState, Setup } from '../../rules/stored.ts'
import { presentColumns, presentRows, presentUnknown } from '../present.ts'
import { listAdded } from '../queries/adding.ts'
import { listOpenPositions } from '../queries/positions.ts'
import { listShown } from '../queries/rows.ts'
import { findTable, type StoredTable } from '../queries/tables.ts'
import { findFates } from './find-fates.ts'
import { listDefaultStages } from './judge-table.ts'

const samples = 10

async function findPlaces(
  db: Database,
  viewer: Viewer,
  { positionId, companyId }: StoredTable,
  locale: Locale,
) {
  const positions = await listOpenPositions(db, companyId)
  const all = positionId
    ? await listStagesOfPosition(db, companyId, positionId)
    : await listDefaultStages(db, companyId)
  return {
    positions: positions.map(({ id, name, nameLatin }) => ({ id, name: nameIn(locale, name, nameLatin) })),
    stages: all.map(({ wireId, names }) => ({ id: wireId, name: wordStage(wireId, names, locale) })),
    mayAddPositions: mayChangePositions(viewer),
  }
}

/** A table with its columns, first rows, wrong rows, and whom of the rows the company knows. */
export async function openTable(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  viewer: Viewer,
  importId: string,
  locale: Locale,
): Promise<TableImport> {
  const table = await findTable(db, reachOf(viewer), importId, clock.now())
  if (!table) throw notFound()
  const setup = readStored(Setup, table.setup)
  const digest = readStored(Digest, table.digest)
  const fated = await findFates(db, viewer, { id: table.id, headerRow: setup.headerRow })
  const chosen = {
    samples: fated.slice(0, samples),
    wrong: fated.filter(({ fate }) => fate === 'wrong').slice(0, maxListed),
    same: fated.filter(({ same, row }) => same.length > 0 && row.state === 'open').slice(0, maxListed),
    twins: fated.filter(({ newer }) => newer !== null).slice(0, maxListed),
    failed: fated.filter(({ fate }) => fate === 'failed').slice(0, maxListed),
  }
  const ids = Object.values(chosen).flatMap((rows) => rows.map(({ row }) => row.id))
  const shown = new Map((await listShown(db, [...new Set(ids)])).map((row) => [row.id, row]))
  const numbers = new Map(fated.map(({ row }) => [row.id, row.number]))
  const places = await findPlaces(db, viewer, table, locale)
  const added = table.state === 'open' ? [] : await listAdded(db, table.id, maxListed)
  const order = digest.dateOrder === 'ask' ? setup.dateOrder : digest.dateOrder
  return {
    importId: table.id,
    revision: table.revision,
    name: table.name,
    rows: digest.rows,
    state: readState(table.state),
    by: table.by,
    isOwn: table.accountId === viewer.accountId,
    expiresAt: table.expiresAt.getTime(),
    vendor: digest.vendor,
    vendorHeaders: digest.vendorHeaders,
    encoding: setup.encoding,
    delimiter: setup.delimiter,
    sheets: digest.sheets,
    sheet: setup.sheet,
    headerRow: setup.headerRow,
    head: table.state === 'open' ? digest.head : [],
    columns: presentColumns(setup, digest),
    dateOrder: order,
    asksDateOrder: digest.dateOrder === 'ask',
    positionId: table.positionId,
    positionName: nameIn(locale, table.positionName ?? '', table.positionNameLatin),
    ...places,
    stageId: setup.stageId,
    source: setup.source,
    ...presentUnknown(setup, digest),
    ...presentRows(chosen, { setup, shown, numbers, locale }),
    added: added.map(({ candidateId, name, nameLatin }) => ({
      candidateId,
      name: nameIn(locale, name, nameLatin),
    })),
    counts: countFates(fated.map(({ fate }) => fate)),
  }
}
