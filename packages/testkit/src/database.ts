import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@candor/db/migrate'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../apps/server/src/plumbing/postgres/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated database that tests clone; nothing connects to it. */
    templateUrl: string
  }
}

const template = 'candor_template'

async function run(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  return url.replace(/\/[^/]*$/, `/${name}`)
}

/**
 * Vitest's global set-up: one real PostgreSQL for the run, with a migrated template. Files left by tests are removed
 * with it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-test-'))
  // The temporary folder of tests, as killed processes cannot remove their own files.
  process.env.TMPDIR = await mkdtemp(join(dataDir, 'left-'))
  const server = await startPostgres({ dataDir, log: { info: () => {}, warn: () => {} }, durable: false })
  await run(server.url, `create database ${template}`)
  await migrate(withDatabase(server.url, template))
  project.provide('templateUrl', withDatabase(server.url, template))
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The text of a migration. */
export function readMigration(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, `../../db/migrations/${name}.sql`), 'utf8')
}

/** Runs one migration again, on data that a test stored as an older version would have. */
export async function migrateAgain(url: string, name: string): Promise<void> {
  await run(url, await readMigration(name))
}

interface Clone {
  readonly url: string
  drop(): Promise<void>
}

let ahead: Promise<Clone> | null = null

/**
 * Clones the template into a new database; returns its address and a function that drops it.
 *
 * The next clone is created ahead, while the tests of this one do not use the processor.
 */
export function cloneDatabase(templateUrl: string): Promise<Clone> {
  const clone = ahead ?? makeClone(templateUrl)
  const makeNext = () => makeClone(templateUrl)
  ahead = clone.then(makeNext, makeNext)
  // A failure is handled by the next caller, who takes the clone; the last clone is not used.
  ahead.catch(() => {})
  return clone
}

async function makeClone(templateUrl: string): Promise<Clone> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const adminUrl = withDatabase(templateUrl, 'postgres')
  await run(adminUrl, `create database ${name} template ${template}`)
  return {
    url: withDatabase(templateUrl, name),
    drop: () => run(adminUrl, `drop database if exists ${name} with (force)`),
  }
}
