import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool } from 'pg'

const folder = join(import.meta.dirname, '..', 'migrations')

/**
 * Migrates a database to the newest schema. Several processes may call it at once: a lock lets one work.
 *
 * Throws an error that names the migration, with what failed as its cause.
 */
export async function migrate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
    const { error, results } = await migrator.migrateToLatest()
    const failed = results?.find((result) => result.status === 'Error')
    if (error) throw new Error(wordFailure(error, failed?.migrationName), { cause: error })
  } finally {
    await db.destroy()
  }
}

/** Kysely only says it in its message. */
const unknownMigration = /previously executed migration (\S+) is missing/

function wordFailure(error: unknown, migration: string | undefined): string {
  const unknown = unknownMigration.exec(String(error))?.[1]
  if (unknown) return `the database is of a newer version of Candor: it has the migration ${unknown}`
  return migration ? `the migration ${migration} failed` : 'the database could not be migrated'
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
