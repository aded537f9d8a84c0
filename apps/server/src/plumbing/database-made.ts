import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { BadSetting } from '../env/values.ts'
import type { Env } from '../env.ts'

/** How long a server has to let a connection in (milliseconds). */
const connectTimeoutMs = 10_000

/** The oldest version whose SQL is that of the migrations. */
const oldestPostgres = 15

/** Whether there is a database of Candor at a place. Nothing is made or changed by asking. */
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

/** What a refused connection says; one to a name with several addresses says it of each. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}

async function ask(url: string, query: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  // A connection that breaks fails its query.
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
 * Makes sure that Candor can live in a database of another server, before anything is changed there.
 *
 * Throws `BadSetting` where that cannot be reached, lets nobody in, is too old, or lets no tables be made in a new one.
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
