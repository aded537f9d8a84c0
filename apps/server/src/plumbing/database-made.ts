import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Env } from '../env.ts'

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

async function hasCompanies(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query("select to_regclass('public.company') is not null as has")
    return rows[0]?.has === true
  } finally {
    await client.end()
  }
}
