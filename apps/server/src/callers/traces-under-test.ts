import type { Database } from '@candor/db/database'
import type { MediaAddresses } from '@candor/kernel/services'
import { sql } from 'kysely'
import type { SeededCompany } from './company-under-test.ts'

/** What identifies a company: the ids of its rows, and words that occur only in its texts. */
export interface Traces {
  readonly ids: ReadonlySet<string>
  readonly words: readonly string[]
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const mediaWord = /\/file\/media\/([\w-]+)/g

/** Reads every id in the company's rows, in all tables. */
export async function tracesOf(db: Database, { companyId, words }: SeededCompany): Promise<Traces> {
  const { rows: columns } = await sql<{ table: string; name: string }>`
    select c.table_name as table, c.column_name as name from information_schema.columns c
    join information_schema.columns owner on owner.table_name = c.table_name
      and owner.table_schema = 'public' and owner.column_name = 'company_id'
    where c.table_schema = 'public' and c.data_type = 'uuid'`.execute(db)
  const ids = new Set<string>([companyId])
  for (const { table, name } of columns) {
    const { rows } = await sql<{ id: string | null }>`
      select distinct ${sql.ref(name)}::text as id from ${sql.table(table)} where company_id = ${companyId}`.execute(
      db,
    )
    for (const { id } of rows) if (id) ids.add(id)
  }
  return { ids, words }
}

/** The files of the signed addresses in a reply. */
export function filesIn(body: string, media: MediaAddresses): Set<string> {
  const words = [...body.matchAll(mediaWord)].map(([, word = '']) => word)
  return new Set(words.flatMap((word) => media.read(word)?.fileId ?? []))
}

/** Traces of a company in a reply: its words, its ids, and the files of its signed addresses. */
export function tracesIn(body: string, { ids, words }: Traces, media: MediaAddresses): string[] {
  const named = [...(body.match(uuid) ?? []), ...filesIn(body, media)].filter((id) =>
    ids.has(id.toLowerCase()),
  )
  return [...new Set([...words.filter((word) => body.includes(word)), ...named])]
}
