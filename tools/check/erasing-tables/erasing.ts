import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadErasing } from '../../../apps/server/src/plumbing/erasing.ts'
import type { Check, Finding } from '../finding.ts'
import { listFiles } from '../list-sources.ts'

/** Columns that name a candidate, as the generated types spell them. */
const namingColumns = ['candidateId', 'interviewId', 'personId']

/** Tables with such a column that no erasure empties: the audit log keeps the id of an erased candidate. */
const keptTables = ['audit_entry']

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Checks that each table with rows of candidates is claimed by one feature, with columns that exist. */
export const erasing: Check = { name: 'erasing', run: check }

async function check(root: string): Promise<Finding> {
  const migrations = await listFiles(root, ['packages/db/migrations/*.sql'])
  const statements = await Promise.all(migrations.map((path) => readFile(join(root, path), 'utf8')))
  const types = await readFile(join(root, 'packages/db/src/tables.ts'), 'utf8')
  const tables = columnsOf(types, viewsOf(statements.join('\n')))
  const claims = (await loadErasing()).flatMap((part) => part.tables)
  return { faults: erasingFaults(tables, claims), note: `${claims.length} tables of candidates` }
}

/** Returns the names of the views that migrations create. A view has no rows of its own to erase. */
export function viewsOf(migrations: string): string[] {
  return [...migrations.matchAll(/^create (?:or replace )?view (\w+)/gm)].map(([, name = '']) => name)
}

/** The columns of each table, in the database's spelling, from the generated types. Views are left out. */
export function columnsOf(text: string, views: readonly string[] = []): Map<string, string[]> {
  const tables = [...text.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].map(
    ([, name = '', body = '']): [string, string[]] => [
      snake(name).slice(1),
      [...body.matchAll(/^ {2}(\w+): /gm)].map(([, column = '']) => column),
    ],
  )
  return new Map(tables.filter(([table]) => !views.includes(table)))
}

interface Claim {
  readonly table: string
  readonly by: string
  readonly copied: readonly string[]
}

/** The faults of claims, given the columns of all tables. */
export function erasingFaults(
  tables: ReadonlyMap<string, readonly string[]>,
  claims: readonly Claim[],
): string[] {
  const unclaimed = [...tables].flatMap(([table, columns]) => {
    const isOfCandidates = columns.some((column) => namingColumns.includes(column))
    const isClaimed = claims.some((claim) => claim.table === table)
    return isOfCandidates && !isClaimed && !keptTables.includes(table)
      ? [`${table}: no server/erase.ts claims this table of candidates`]
      : []
  })
  const twice = claims.flatMap(({ table }, index) =>
    claims.findIndex((claim) => claim.table === table) < index ? [`${table}: two claim it`] : [],
  )
  const unknown = claims.flatMap(({ table, by, copied }) => {
    const columns = tables.get(table)?.map(snake)
    if (!columns) return [`${table}: there is no such table`]
    return [by, ...copied].flatMap((column) =>
      columns.includes(column) ? [] : [`${table}: there is no column ${column}`],
    )
  })
  return [...unclaimed, ...twice, ...unknown]
}
