import { cloneDatabase } from '@candor/testkit/database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenChanges, openChanges } from './changes.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let admin: Client
let changes: OpenChanges
const errors: Error[] = []

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  admin = new Client({ connectionString: database.url })
  await admin.connect()
  changes = openChanges(database.url, ['thing'], (error) => errors.push(error))
})

afterAll(async () => {
  await changes.close()
  await admin.end()
  await database.drop()
})

const listening = async () => {
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query = 'listen "thing"'`,
  )
  return rows.map(({ pid }) => pid)
}
const notify = (key: string) => admin.query('select pg_notify($1, $2)', ['thing', key])

/** Watches a key. Returns how to stop, and how often it was told. */
function watching(key: string) {
  let told = 0
  const stop = changes.watch(key, () => {
    told += 1
  })
  return { stop, told: () => told }
}

test('a watcher of a key hears of a change once it is committed, on one connection for all', async () => {
  const a = watching('a')
  const alsoA = watching('a')
  const b = watching('b')
  await expect.poll(() => a.told() + alsoA.told() + b.told()).toBe(3)
  await admin.query('begin')
  await notify('a')
  await admin.query('rollback')
  await notify('a')
  await expect.poll(() => [a.told(), alsoA.told(), b.told()]).toEqual([2, 2, 1])
  expect(await listening()).toHaveLength(1)
  for (const { stop } of [a, alsoA, b]) stop()
})

test('a watcher who has stopped hears nothing more', async () => {
  const gone = watching('a')
  const stays = watching('a')
  gone.stop()
  await notify('a')
  await expect.poll(() => stays.told()).toBe(1)
  expect(gone.told()).toBe(0)
  stays.stop()
})

test('a connection that broke is opened again, and everybody is told, as something may have been missed', async () => {
  const a = watching('a')
  const [pid] = await listening()
  await admin.query('select pg_terminate_backend($1)', [pid])
  await expect.poll(() => a.told()).toBe(1)
  expect(await listening()).not.toContain(pid)
  await notify('a')
  await expect.poll(() => a.told()).toBe(2)
  expect(errors).not.toEqual([])
  a.stop()
})

test('while the database takes no connections the listener tries again, and then tells everybody what they missed', async () => {
  const a = watching('a')
  await expect.poll(async () => (await listening()).length).toBe(1)
  const toldBefore = a.told()
  const { rows } = await admin.query<{ name: string }>('select current_database() as name')
  const name = admin.escapeIdentifier(rows[0]?.name ?? '')
  // A database is closed from another one.
  const outside = new Client({ connectionString: database.url.replace(/\/[^/]*$/, '/postgres') })
  await outside.connect()
  const errorsBefore = errors.length
  await outside.query(`alter database ${name} with allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [await listening()])
  // The broken connection is the first error; a refused try is each further one.
  await expect.poll(() => errors.length - errorsBefore, { timeout: 5_000 }).toBeGreaterThan(2)
  await notify('a')
  await notify('a')
  expect(a.told()).toBe(toldBefore)
  await outside.query(`alter database ${name} with allow_connections true`)
  await outside.end()
  await expect.poll(() => a.told() - toldBefore, { timeout: 10_000 }).toBe(1)
  await notify('a')
  await expect.poll(() => a.told() - toldBefore).toBe(2)
  a.stop()
}, 20_000)
