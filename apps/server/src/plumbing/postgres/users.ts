import { errorCode } from '@candor/kernel/error-code'
import { Client } from 'pg'

/** One process's use of a server that several may share. */
export type Membership = {
  /** Ends the use; true when nobody else uses the server, so that the caller has to stop it. */
  leave(): Promise<boolean>
  /** Settles when the connection is gone, by `leave` too. */
  ended: Promise<void>
}

/** Any number: the database `postgres`, whose locks these are, is ours alone. */
const lock = 1

/** Between processes that start and stop the server at the same time, these mean: try again. */
const passing = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'])

/**
 * Joins the users of the server, or gives null while it cannot be joined yet.
 *
 * Each user holds a shared lock on a connection of its own, so a killed process leaves by itself. Waits for a
 * process that is just stopping the server, and then gives null. Any other fault is thrown.
 */
export async function join(url: string): Promise<Membership | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // Without a listener a lost connection would end the process; `ended` tells it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock_shared($1)', [lock])
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = errorCode(error)
    // pg gives no code to a connection that breaks while it opens.
    if (code === undefined || passing.has(code)) return null
    throw error
  }
  return { ended, leave: () => leave(client) }
}

async function leave(client: Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [lock])
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_last', [lock])
    // The lock is kept when it was had: whoever joins now waits until the server is gone, and starts a new one.
    const isLast = rows[0]?.is_last === true
    if (!isLast) await client.end()
    return isLast
  } catch {
    // The connection is gone, and the server with it or about to be joined again by somebody else.
    return false
  }
}

/** Makes the product's database where it is missing. Two processes may do so at once. */
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
