import { createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { isDatabaseUnavailable, openDatabase } from './database.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '57P01', '53300', '55P03'])(
  'an error of %s says that the database cannot be reached now',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true)
  },
)

test('a file that is gone, or a query that is wrong, says nothing about the database', () => {
  expect(isDatabaseUnavailable(withCode('ENOENT', { syscall: 'open' }))).toBe(false)
  expect(isDatabaseUnavailable(withCode('42703'))).toBe(false)
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
})

test('a socket that is gone, or a host that has no address, is a database that cannot be reached', async () => {
  const socket = createConnection('/nowhere/.s.PGSQL.5432')
  const gone = await new Promise((resolve) => socket.once('error', resolve))
  expect(isDatabaseUnavailable(gone)).toBe(true)
  const db = openDatabase('postgres://candor@database.invalid/candor', () => undefined)
  const failure = await db
    .selectFrom('company')
    .select('id')
    .execute()
    .catch((error: unknown) => error)
  await db.destroy()
  expect(isDatabaseUnavailable(failure)).toBe(true)
})
