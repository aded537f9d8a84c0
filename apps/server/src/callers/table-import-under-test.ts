import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId, PositionId } from '@candor/kernel/ids'

interface TableOwner {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly accountId: AccountId
}

function readOf(word: string) {
  const setup = {
    sheet: 0,
    encoding: 'utf-8',
    delimiter: ',',
    headerRow: 1,
    columns: ['name'],
    by: ['name'],
    dateOrder: null,
    stageId: '',
    source: word,
    positions: {},
    stages: {},
  }
  const digest = {
    sheets: [],
    head: [{ number: 1, cells: ['name'] }],
    headers: ['name'],
    filled: [100],
    rows: 1,
    vendor: null,
    vendorHeaders: 0,
    dateOrder: null,
    unknownPositions: [],
    unknownStages: [],
  }
  return { setup, digest }
}

/** Adds a table with one row that is read, and without its file. Returns both ids. */
export async function insertTableOf(
  { db, clock }: AppServices,
  { companyId, positionId, accountId }: TableOwner,
  word: string,
): Promise<Readonly<Record<'tableImport' | 'tableRow', string>>> {
  const tableImport = newId<'tableImport'>()
  const tableRow = newId<'tableImportRow'>()
  const now = clock.now()
  const { setup, digest } = readOf(word)
  await db
    .insertInto('tableImport')
    .values({
      id: tableImport,
      companyId,
      positionId,
      accountId,
      name: `${word}.csv`,
      sizeBytes: 1,
      state: 'open',
      setup: JSON.stringify(setup),
      digest: JSON.stringify(digest),
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * dayMs),
    })
    .execute()
  await db
    .insertInto('tableImportRow')
    .values({
      id: tableRow,
      companyId,
      importId: tableImport,
      number: 2,
      cells: JSON.stringify([word]),
      found: JSON.stringify({ name: word }),
      positionId,
      stageId: '1',
      state: 'open',
    })
    .execute()
  return { tableImport, tableRow }
}
