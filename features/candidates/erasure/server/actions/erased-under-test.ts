import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@candor/db/database'
import type { FileStore } from '@candor/kernel/services'
import { sql } from 'kysely'

/** All rows of all tables as one text; bytes are in hex. */
export async function dumpDatabase(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(to_jsonb(stored)::text, chr(10)) as text from ${sql.table(name)} as stored`.execute(
      db,
    )
    texts.push(`${name}\n${rows[0]?.text ?? ''}`)
  }
  return texts.join('\n')
}

export async function listContents(files: FileStore): Promise<string[]> {
  const hashes: string[] = []
  for await (const { hash } of files.list()) hashes.push(hash)
  return hashes.sort()
}

/** Texts that stand in JSON as they are, and are long enough to be of one document alone. */
const isTelling = (text: string) =>
  text.length >= 6 && !/["\\\n\r\t]/.test(text) && !text.startsWith('media/')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isTelling(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const demo = join(import.meta.dirname, '../../../../../demo/hailan')

/** A candidate's bundle of the demo with its files, and the texts that stand in it and in no other given document. */
export async function demoBundle(name: string, others: readonly string[]) {
  const text = await readFile(join(demo, name, 'bundle.json'), 'utf8')
  const value: unknown = JSON.parse(text)
  const elsewhere = (await Promise.all(others.map((other) => readFile(join(demo, other), 'utf8')))).join('\n')
  const texts = [...new Set(textsIn(value))].filter((found) => !elsewhere.includes(found))
  return { folder: join(demo, name), texts }
}

export async function demoCompany(): Promise<unknown> {
  return JSON.parse(await readFile(join(demo, 'company.json'), 'utf8'))
}
