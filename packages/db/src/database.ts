import { errorCode } from '@candor/kernel/error-code'
import type { AppServicesOf, JobOf } from '@candor/kernel/services'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { BrandedTables } from './ids.ts'
import { PreparingClient } from './preparing-client.ts'

export type Database = Kysely<BrandedTables>
export type AppServices = AppServicesOf<Database>
export type Job = JobOf<Database>

/** How long a caller waits for a free connection before the answer is "not available" (milliseconds). */
const connectTimeoutMs = 5_000

/** How long one statement may take: far more than any needs, so that one gone astray holds no connection for ever. */
const statementTimeoutMs = 120_000

/**
 * Opens a pool on a PostgreSQL database. Columns are camelCase in code; keys inside JSON stay as they are.
 *
 * `onError` is called with errors of connections that break between queries: unhandled, such a break ends the process.
 */
export function openDatabase(url: string, onError: (error: Error) => void, maxConnections = 10): Database {
  const pool = new Pool({
    connectionString: url,
    Client: PreparingClient,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  pool.on('error', onError)
  // A connection that breaks while it is in use emits its own error; unhandled, it would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError)
    client.query(`set statement_timeout to ${statementTimeoutMs}`).catch(onError)
  })
  return new Kysely<BrandedTables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

const lostConnection = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
]

/** Whether an error says that the database cannot be reached now, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    lostConnection.includes(errorCode(error) ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
}
