import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { BadSetting } from '../env/values.ts'
import type { Env } from '../env.ts'

/** The longest time until a server accepts a connection (milliseconds). */
const connectTimeoutMs = 10_000

/** The oldest major version of PostgreSQL that runs the migrations. */
const oldestPostgres = 15

/** Whether there is a Candor database at a place. Creates and changes nothing. */
export async function isMade({
  dataDir,
  databaseUrl,
}: Pick<Env, 'dataDir' | 'databaseUrl'>): Promise<boolean> {
  if (databaseUrl) return hasCompanies(databaseUrl)
  return access(join(dataDir, 'postgres/PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** The reason for a refused connection; for a name with several addresses, that of the first. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}

async function ask(url: string, query: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  // A broken connection fails its query.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new BadSetting(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}.`)
  }
  try {
    const { rows } = await client.query(query)
    return rows[0] ?? {}
  } finally {
    await client.end()
  }
}

async function hasCompanies(url: string): Promise<boolean> {
  const { has } = await ask(url, "select to_regclass('public.company') is not null as has")
  return has === true
}

/**
 * Checks that another server's database can hold Candor, before anything is changed there.
 *
 * Throws `BadSetting` where it cannot be reached, refuses the account, is too old, or does not allow new tables.
 */
export async function requireFit(url: string): Promise<void> {
  const { version, may } = await ask(
    url,
    `select current_setting('server_version') as version,
      to_regclass('company') is not null
        or coalesce(has_schema_privilege(current_schema()::text, 'create'), false) as may`,
  )
  if (Number.parseInt(String(version), 10) < oldestPostgres)
    throw new BadSetting(
      `The database of DATABASE_URL is of PostgreSQL ${version}; Candor needs ${oldestPostgres} or newer.`,
    )
  if (may !== true)
    throw new BadSetting(
      'The account of DATABASE_URL may make no tables: let it own the database, or grant it create on schema public.',
    )
}
