import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool } from 'pg'

const folder = join(import.meta.dirname, '..', 'migrations')

/** Migrates a database to the newest schema. Several processes may call it at once: a lock lets one work. */
export async function migrate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
    const { error, results } = await migrator.migrateToLatest()
    const failed = results?.find((result) => result.status === 'Error')
    if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  } finally {
    await db.destroy()
  }
}

async function readMigrations() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(
    names.map((name, index) => [
      name.replace(/\.sql$/, ''),
      { up: async (db: Kysely<unknown>) => void (await sql.raw(texts[index] ?? '').execute(db)) },
    ]),
  )
}
