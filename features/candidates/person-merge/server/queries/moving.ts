import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { MovingTable } from '../actions/moving-tables.ts'

/** A value that a merge changed. `key` names the row, `from` and `to` are the values in JSON. */
export interface Altered {
  readonly table: string
  readonly key: unknown
  readonly column: string
  readonly from: unknown
  readonly to: unknown
}

/** The candidate whose rows move, and the one to whom. */
export interface Ends {
  readonly companyId: CompanyId
  readonly from: CandidateId
  readonly to: CandidateId
}

/** The key of a row as JSON: `{"label_id": 7}`. */
export function keyOf({ key }: MovingTable, alias: string): RawBuilder<unknown> {
  const pairs = key.flatMap((column) => [sql.lit(column), sql.ref(`${alias}.${column}`)])
  return sql`jsonb_build_object(${sql.join(pairs)})`
}

function isOneKey({ key }: MovingTable, one: string, two: string): RawBuilder<boolean> {
  const same = key.map((column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${two}.${column}`)}`)
  return sql<boolean>`(${sql.join(same, sql` and `)})`
}

/** Moves all rows of a table; returns their keys. */
export async function moveRows(db: Database, table: MovingTable, ends: Ends): Promise<unknown[]> {
  const { rows } = await sql<{ key: unknown }>`
    update ${sql.table(table.table)} as moved set candidate_id = ${ends.to}
    where moved.candidate_id = ${ends.from} and moved.company_id = ${ends.companyId}
    returning ${keyOf(table, 'moved')} as key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Removes the rows of one candidate whose key another one has; returns them whole. */
export async function removeRowsOfBoth(
  db: Database,
  table: MovingTable,
  { loser, winner, companyId }: { loser: CandidateId; winner: CandidateId; companyId: CompanyId },
  parts: readonly string[] | null = null,
): Promise<unknown[]> {
  const isPart = parts === null ? sql`true` : sql`gone.part = any(${[...parts]}::text[])`
  const { rows } = await sql<{ row: unknown }>`
    delete from ${sql.table(table.table)} as gone using ${sql.table(table.table)} as stays
    where gone.candidate_id = ${loser} and stays.candidate_id = ${winner} and gone.company_id = ${companyId}
      and ${isOneKey(table, 'gone', 'stays')} and ${isPart}
    returning to_jsonb(gone) as row`.execute(db)
  return rows.map(({ row }) => row)
}

/**
 * Removes the row that ends earlier, where both candidates have one. Returns it whole, and the row of the candidate whose
 * rows move: undoing stores both again, unless a row is there.
 */
export async function removeEarlierEnd(
  db: Database,
  { table }: MovingTable,
  { from, to, companyId }: Ends,
): Promise<unknown[]> {
  const name = sql.table(table)
  const { rows } = await sql<{ row: unknown }>`
    with gone as (
      delete from ${name} as gone using ${name} as stays
      where gone.company_id = ${companyId} and gone.candidate_id in (${from}, ${to})
        and stays.candidate_id in (${from}, ${to}) and stays.candidate_id <> gone.candidate_id
        and (gone.ends_at < stays.ends_at or (gone.ends_at = stays.ends_at and gone.candidate_id = ${from}))
      returning gone.*
    )
    select to_jsonb(gone) as row from gone
    union select to_jsonb(given) from ${name} as given
      where given.candidate_id = ${from} and given.company_id = ${companyId}`.execute(db)
  return rows.map(({ row }) => row)
}

/** Gives moved rows an external id of their own, where a row of the kept candidate has theirs. */
export async function renameSharedExternalIds(
  db: Database,
  { table }: MovingTable,
  { from, to, companyId }: Ends,
): Promise<Altered[]> {
  const { rows } = await sql<Altered>`
    update ${sql.table(table)} as moved set external_id = moved.id::text
    from ${sql.table(table)} as stays
    where moved.candidate_id = ${from} and stays.candidate_id = ${to} and moved.company_id = ${companyId}
      and moved.external_id = stays.external_id
    returning ${table}::text as "table", jsonb_build_object('id', moved.id) as key, 'external_id' as "column",
      to_jsonb(stays.external_id) as "from", to_jsonb(moved.id::text) as "to"`.execute(db)
  return rows
}

/** Sets read marks that both have to the earlier time. */
export async function keepEarlierMarks(
  db: Database,
  table: MovingTable,
  { from, to, companyId }: Ends,
): Promise<Altered[]> {
  const { rows } = await sql<Altered>`
    with mark as (
      select ${sql.join(table.key.map((column) => sql.ref(`stays.${column}`)))},
        stays.read_until as was, gone.read_until as becomes
      from ${sql.table(table.table)} as stays join ${sql.table(table.table)} as gone
        on ${isOneKey(table, 'gone', 'stays')}
      where stays.candidate_id = ${to} and gone.candidate_id = ${from} and stays.company_id = ${companyId}
        and gone.read_until < stays.read_until
    )
    update ${sql.table(table.table)} as stays set read_until = mark.becomes from mark
    where stays.candidate_id = ${to} and ${isOneKey(table, 'mark', 'stays')}
    returning ${table.table}::text as "table", ${keyOf(table, 'stays')} || jsonb_build_object('candidate_id', stays.candidate_id) as key,
      'read_until' as "column",
      to_jsonb(mark.was) as "from", to_jsonb(mark.becomes) as "to"`.execute(db)
  return rows
}

/** Withdraws an open recommendation that moves, where the kept candidate has one to the same account in the same stage. */
export async function withdrawDoubleRecommendations(
  db: Database,
  { from, to, companyId }: Ends,
  now: Date,
): Promise<Altered[]> {
  const { rows } = await sql<Altered>`
    update recommendation as moved set withdrawn_at = ${now}
    where moved.candidate_id = ${from} and moved.company_id = ${companyId}
      and moved.operate_status is null and moved.withdrawn_at is null
      and exists (
        select from recommendation as stays
        where stays.candidate_id = ${to} and stays.to_account_id = moved.to_account_id
          and stays.recommend_stage_id = moved.recommend_stage_id
          and stays.operate_status is null and stays.withdrawn_at is null
      )
    returning 'recommendation' as "table", jsonb_build_object('id', moved.id) as key, 'withdrawn_at' as "column",
      'null'::jsonb as "from", to_jsonb(moved.withdrawn_at) as "to"`.execute(db)
  return rows
}

/** Puts the interviews of both into one order of time. Those that have not begun come last. */
export async function orderInterviews(db: Database, { from, to, companyId }: Ends): Promise<Altered[]> {
  const { rows } = await sql<Altered>`
    with placed as (
      select id, sort_index as was,
        row_number() over (order by coalesce(began_at, finished_at), sort_index, id)::integer as becomes
      from interview where candidate_id in (${from}, ${to}) and company_id = ${companyId}
    )
    update interview set sort_index = placed.becomes from placed
    where interview.id = placed.id and placed.was <> placed.becomes
    returning 'interview' as "table", jsonb_build_object('id', interview.id) as key, 'sort_index' as "column",
      to_jsonb(placed.was) as "from", to_jsonb(placed.becomes) as "to"`.execute(db)
  return rows
}
