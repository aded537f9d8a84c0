import { errorCode } from '@candor/kernel/error-code'
import type { MailOwnerOf } from '@candor/kernel/mail-owner'
import type { AppServicesOf, JobOf } from '@candor/kernel/services'
import { CamelCasePlugin, type Insertable, Kysely, sql } from 'kysely'
import { Pool } from 'pg'
import type { BrandedTables } from './ids.ts'
import { DialectInTurns } from './in-turns.ts'
import { PreparingClient } from './preparing-client.ts'

export type Database = Kysely<BrandedTables>

/** A row of a table as it is added: what may be null or has a default may be left out. */
export type NewRow<Table extends keyof BrandedTables> = Insertable<BrandedTables[Table]>
export type AppServices = AppServicesOf<Database>
export type Job = JobOf<Database>
export type MailOwner = MailOwnerOf<AppServices>

/** How long a caller waits for a free connection before the reply is "not available" (milliseconds). */
const connectTimeoutMs = 5_000

/** The part of the connections that the work of one company may hold at a time (decision S55). */
const shareOfOne = 0.6

/**
 * How long one statement may take: far more than any needs, so that a stray one does not hold its connection forever.
 */
const statementTimeoutMs = 120_000

/** How long an act waits for a lock before the reply is "not available": each waiting act holds a connection. */
const lockTimeoutMs = 15_000

/**
 * How long a transaction may be idle before the database ends it, with its locks: longer than any work within one. If
 * the machine of a server is gone, others wait no longer than this.
 */
const idleTransactionMs = 600_000

/**
 * Opens a pool on a PostgreSQL database. Columns are camelCase in code; keys inside JSON stay as they are.
 *
 * `onError` is called with errors of connections that break between queries: unhandled, they end the process.
 */
export function openDatabase(url: string, onError: (error: Error) => void, maxConnections = 10): Database {
  const pool = new Pool({
    connectionString: url,
    Client: PreparingClient,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    // Notices a database that is gone without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  })
  pool.on('error', onError)
  // A connection that breaks while it is in use emits its own error; unhandled, it would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError)
    client
      .query(
        `set statement_timeout to ${statementTimeoutMs}; set lock_timeout to ${lockTimeoutMs}; set idle_in_transaction_session_timeout to ${idleTransactionMs}`,
      )
      .catch(onError)
  })
  return new Kysely<BrandedTables>({
    dialect: new DialectInTurns(
      { pool },
      { connections: maxConnections, ofOne: Math.ceil(maxConnections * shareOfOne) },
    ),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** Lets a transaction wait for locks as long as a statement may take: an import, or work that nobody waits for. */
export async function waitForLocks(transaction: Database): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(transaction)
}

/** Whether an error says that a new row names a deleted row. */
export function isParentGone(error: unknown): boolean {
  return (
    error instanceof Error && errorCode(error) === '23503' && error.message.startsWith('insert or update')
  )
}

/**
 * Codes of a connection that is refused, lost or has no route, and of a server that stops, starts or has no connection
 * left.
 */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
  // The disk of the database is full.
  '53100',
  // A lock timeout: others kept the lock for longer than an act waits.
  '55P03',
]

/** Whether a missing file is the socket of a database, rather than any other file. */
const isSocketGone = (error: Error) =>
  errorCode(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** Whether an error says that the database cannot be reached now, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    unreachable.includes(errorCode(error) ?? '') ||
    isSocketGone(error) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
}
