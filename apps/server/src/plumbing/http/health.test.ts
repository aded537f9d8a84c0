import { serverUnderTest } from '@candor/testkit/server'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { serveHealth } from './health.ts'

const server = serverUnderTest()

/** A server with the health check alone, and what it logs. */
function aHealthCheck(freshMs: number) {
  const errors: string[] = []
  const log = { ...server.services.log, error: (_fields: object, text: string) => void errors.push(text) }
  const app = Fastify()
  onTestFinished(() => app.close())
  serveHealth(app, { ...server.services, log }, { freshMs })
  const ask = async () => (await app.inject('/healthz')).statusCode
  return { ask, errors }
}

/** Lets the database refuse every new row of a sign-in's first table, as on a full disk. */
async function fillDisk() {
  const { db } = server.services
  await sql`
    create function fill_disk() returns trigger language plpgsql as
    $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`.execute(db)
  await sql`create trigger full_disk before insert on attempt execute function fill_disk()`.execute(db)
  return async () => {
    await sql`drop trigger full_disk on attempt`.execute(db)
    await sql`drop function fill_disk`.execute(db)
  }
}

const countChecks = async () => {
  const rows = await server.services.db
    .selectFrom('attempt')
    .where('key', '=', 'health check')
    .select('count')
    .execute()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

test('the server is not ready while its database takes nothing that is written, and says once why', async () => {
  const { ask, errors } = aHealthCheck(0)
  expect(await ask()).toBe(200)
  const empty = await fillDisk()
  expect([await ask(), await ask()]).toEqual([503, 503])
  await empty()
  expect(await ask()).toBe(200)
  expect(errors).toEqual(['the health check failed'])
})

test('strangers who ask a hundred times cause one check', async () => {
  const { ask } = aHealthCheck(60_000)
  const before = await countChecks()
  expect(new Set(await Promise.all(Array.from({ length: 100 }, ask)))).toEqual(new Set([200]))
  expect(await ask()).toBe(200)
  expect(await countChecks()).toBe(before + 1)
})
