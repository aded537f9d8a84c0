import { cloneDatabase } from '@candor/testkit/database'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { isDatabaseUnavailable, openDatabase } from './database.ts'
import { asOwner } from './in-turns.ts'

/** A database with five connections, of which one owner may hold three. */
async function aDatabase() {
  const { url, drop } = await cloneDatabase(inject('templateUrl'))
  const db = openDatabase(url, () => {}, 5)
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  const ask = () => sql`select 1`.execute(db)
  /** Begins transactions of an owner, which stay open until `end`. */
  const hold = (owner: string, count: number) => {
    const held = Promise.withResolvers<void>()
    let open = 0
    const ended = Promise.all(
      Array.from({ length: count }, () =>
        asOwner(owner, () =>
          db.transaction().execute(async () => {
            open += 1
            await held.promise
            // Another connection, within the transaction.
            await ask()
          }),
        ),
      ),
    )
    const end = () => {
      held.resolve()
      return ended
    }
    return { countOpen: () => open, end }
  }
  return { ask, hold }
}

test('the work of one owner leaves connections for others, and all of it is done', async () => {
  const { ask, hold } = await aDatabase()
  const first = hold('first', 8)
  await expect.poll(first.countOpen).toBe(3)
  await asOwner('second', ask)
  await ask()
  expect(first.countOpen()).toBe(3)
  await first.end()
  expect(first.countOpen()).toBe(8)
})

test('where very much of one owner waits, the next of it is told that the database is not available', async () => {
  const { ask, hold } = await aDatabase()
  const first = hold('first', 3)
  await expect.poll(first.countOpen).toBe(3)
  const waiting = Array.from({ length: 500 }, () => asOwner('first', ask))
  const refused: unknown = await asOwner('first', ask).catch((error: unknown) => error)
  expect(isDatabaseUnavailable(refused)).toBe(true)
  await asOwner('second', ask)
  await first.end()
  await Promise.all(waiting)
})
