import type { Database } from '@candor/db/database'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { BundleFormat } from '../../../../platform/imports/rules/format.ts'
import { beginAdding } from '../queries/adding.ts'
import { candidatesOf, tablesUnderTest } from '../routes/tables-under-test.ts'
import { TableAddingLoop } from './adding-loop.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const { aTable, added } = tablesUnderTest(server)

const names = Array.from({ length: 60 }, (_, index) => `Person ${String(index).padStart(2, '0')}`)

/** The format whose transaction loses its database within a candidate, as when its process is killed. */
function dyingFormat(diesAt: number, onDeath: () => void): BundleFormat<Database> {
  let count = 0
  const die = async ({ db }: { db: Database }) => {
    count += 1
    if (count !== diesAt) return []
    onDeath()
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(server.services.db)
    return []
  }
  return { ...importer.format, afterBundle: [...importer.format.afterBundle, die] }
}

/** A table whose adding is confirmed, and that no loop adds yet. */
async function aConfirmedTable() {
  const rows = names.map((name, index) => `${name},138 0000 00${String(index).padStart(2, '0')}`)
  const table = await aTable(['name,phone', ...rows].join('\n'))
  const { db } = server.services
  const open = await db
    .selectFrom('tableImportRow')
    .where('importId', '=', table.importId)
    .where('number', '>', 1)
    .select('id')
    .execute()
  await beginAdding(db, table.importId, {
    accountId: table.account.accountId,
    rows: open.map(({ id }) => ({ rowId: id, seen: [] })),
  })
  return table
}

test('adding that is killed goes on at the next start and adds nobody twice', {
  timeout: 90_000,
}, async () => {
  const { account, importId } = await aConfirmedTable()
  let stopping: Promise<void> | null = null
  const first: TableAddingLoop = new TableAddingLoop(
    server.services,
    dyingFormat(35, () => {
      stopping = first.stop()
    }),
  )
  first.wake()
  await expect.poll(() => stopping, { timeout: 60_000 }).not.toBeNull()
  await stopping
  const killed = await candidatesOf(server, account)
  // The group that was being added is gone whole.
  expect(killed).toHaveLength(30)
  const next = new TableAddingLoop(server.services, importer.format)
  next.wake()
  expect((await added(account, importId)).counts).toMatchObject({ added: 60, failed: 0 })
  await next.stop()
  const stored = await candidatesOf(server, account)
  expect(stored.map(({ name }) => name)).toEqual(names)
  const entries = await server.services.db
    .selectFrom('auditEntry')
    .where('companyId', '=', account.companyId)
    .where('action', '=', 'candidate.added')
    .select('candidateId')
    .execute()
  expect(new Set(entries.map(({ candidateId }) => candidateId)).size).toBe(60)
  expect(entries).toHaveLength(60)
})

test('two servers that add one table add nobody twice', { timeout: 90_000 }, async () => {
  const { account, importId } = await aConfirmedTable()
  const loops = [1, 2].map(() => new TableAddingLoop(server.services, importer.format))
  for (const loop of loops) loop.wake()
  expect((await added(account, importId)).counts).toMatchObject({ added: 60, failed: 0 })
  for (const loop of loops) await loop.stop()
  expect((await candidatesOf(server, account)).map(({ name }) => name)).toEqual(names)
})
