import { errorCode } from '@candor/kernel/error-code'
import { Client } from 'pg'

/** One process's use of a server that several may share. */
export type Membership = {
  /** Ends the use; true if no other process uses the server, so that the caller must stop it. */
  leave(): Promise<boolean>
  /** Resolves when the connection is closed, also by `leave`. */
  ended: Promise<void>
}

/** An arbitrary number: only we take locks in the database `postgres`. */
const lock = 1

/** Codes that mean "try again" while other processes start and stop the server. */
const passing = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'])

/**
 * Joins the users of the server; null while that is not possible yet.
 *
 * Each user holds a shared lock on its own connection, so that a killed process leaves automatically. Waits for a
 * process that is stopping the server, and then returns null. Throws any other error.
 */
export async function join(url: string): Promise<Membership | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // Without a listener a lost connection would end the process; `ended` reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock_shared($1)', [lock])
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = errorCode(error)
    // pg sets no code when a connection breaks while it is being opened.
    if (code === undefined || passing.has(code)) return null
    throw error
  }
  return { ended, leave: () => leave(client) }
}

async function leave(client: Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [lock])
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_last', [lock])
    // The exclusive lock is kept once taken: a process that joins now waits until the server has stopped, and starts a
    // new one.
    const isLast = rows[0]?.is_last === true
    if (!isLast) await client.end()
    return isLast
  } catch {
    // The connection is closed: the server has ended, or another process is about to join it.
    return false
  }
}

/** Creates the product's database if it is missing. Two processes may do so at the same time. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } catch (error) {
    const isMadeByAnother = ['42P04', '23505'].includes(errorCode(error) ?? '')
    if (!isMadeByAnother) throw error
  } finally {
    await client.end()
  }
}
