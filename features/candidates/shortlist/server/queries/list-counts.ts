import type { Database } from '@candor/db/database'
import { type RawBuilder, sql } from 'kysely'
import { stateValues } from '../../contract/filter.ts'
import type { ListQuery } from '../../rules/list-fields.ts'
import type { Look } from '../../rules/look.ts'
import { foundBy, keptBy, keptByFields } from './conditions.ts'
import { isMine, listedBy, stateOf, visibleScore } from './listed.ts'
import { needsOf } from './pages.ts'

const name = (text: string, index: number) => sql.ref(`${text}${index}`)

/** Counts what a filter keeps and leaves out, all in one statement: each condition is asked once a candidate. */
export async function countQuery(db: Database, look: Look, query: ListQuery) {
  const needs = needsOf(query)
  const { fields, chips, find } = query
  const conditions = [
    keptByFields(fields, look, needs),
    ...chips.map((chip) => keptBy(chip, look, needs)),
    ...(find === null ? [] : [foundBy(find, look)]),
  ]
  const inPosition = [
    ...(fields.positionId === undefined
      ? []
      : [keptByFields({ positionId: fields.positionId }, look, needs)]),
    ...chips.filter(({ by }) => by === 'position').map((chip) => keptBy(chip, look, needs)),
  ]
  const asked = conditions.map((condition, index) => sql`(${condition}) as ${name('k', index)}`)
  const kept = (most: number) =>
    sql.join([sql`true`, ...conditions.slice(0, most).map((_, index) => name('k', index))], sql` and `)
  const all = kept(conditions.length)
  const counts: readonly RawBuilder<unknown>[] = [
    sql`count(*) as base`,
    ...conditions.map((_, index) => sql`count(*) filter (where ${kept(index + 1)}) as ${name('n', index)}`),
    ...stateValues.map(
      (state) => sql`count(*) filter (where ${all} and state = ${state}) as ${sql.ref(state)}`,
    ),
    sql`count(*) filter (where is_in) as tab_all`,
    sql`count(*) filter (where is_in and is_mine) as tab_mine`,
    sql`count(*) filter (where is_in and state = 'notOperated') as tab_waiting`,
    sql`count(*) filter (where is_in and state in ('pass', 'wait', 'reject')) as tab_operated`,
  ]
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(counts)} from (
      select ${sql.join([
        ...asked,
        sql`(${sql.join([sql`true`, ...inPosition], sql` and `)}) as is_in`,
        sql`${isMine(look)} as is_mine`,
        sql`${stateOf(look, needs)} as state`,
      ])}
      from ${listedBy(db, look, needs)} where listed.company_id = ${look.companyId}
      -- Keeps each condition from being asked again for each count.
      offset 0
    ) as counted`.execute(db)
  return readCounts(rows[0] ?? {}, query, conditions.length)
}

/** The counts of a row by tab, by state, and by condition: the fields first, then the chips, then the search. */
function readCounts(row: Readonly<Record<string, string>>, { chips, find }: ListQuery, conditions: number) {
  const numberOf = (key: string) => Number(row[key] ?? 0)
  // How many are left after each condition, beginning with all of them.
  const left = [numberOf('base')]
  for (let index = 0; index < conditions; index += 1) left.push(numberOf(`n${index}`))
  const leftOut = left.slice(1).map((count, index) => (left[index] ?? 0) - count)
  return {
    base: numberOf('base'),
    total: left.at(-1) ?? 0,
    byFields: leftOut[0] ?? 0,
    leftOut: leftOut.slice(1, 1 + chips.length),
    byFind: find === null ? 0 : (leftOut.at(-1) ?? 0),
    states: {
      pass: numberOf('pass'),
      wait: numberOf('wait'),
      reject: numberOf('reject'),
      notOperated: numberOf('notOperated'),
      invalid: numberOf('invalid'),
    },
    tabs: {
      all: numberOf('tabAll'),
      mine: numberOf('tabMine'),
      notOperated: numberOf('tabWaiting'),
      operated: numberOf('tabOperated'),
    },
  }
}

/** How many candidates each of some filters keeps, in one statement. */
export async function countEach(db: Database, look: Look, queries: readonly ListQuery[]): Promise<number[]> {
  if (queries.length === 0) return []
  const needs = {}
  const counts = queries.map(({ chips, find }, index) => {
    const conditions = [
      sql`true`,
      ...chips.map((chip) => keptBy(chip, look, needs)),
      ...(find === null ? [] : [foundBy(find, look)]),
    ]
    return sql`count(*) filter (where ${sql.join(conditions, sql` and `)}) as ${name('n', index)}`
  })
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(counts)} from ${listedBy(db, look, needs)}
    where listed.company_id = ${look.companyId}`.execute(db)
  return queries.map((_, index) => Number(rows[0]?.[`n${index}`] ?? 0))
}

/** The medians of the scores that a viewer sees, by position. */
export async function listMedians(db: Database, look: Look, { chips, fields }: ListQuery) {
  if (!look.mayReadScores) return []
  const conditions = [
    keptByFields({ ...(fields.positionId === undefined ? {} : { positionId: fields.positionId }) }, look, {}),
    ...chips.filter(({ by }) => by === 'position').map((chip) => keptBy(chip, look, {})),
  ]
  const score = visibleScore(look)
  const { rows } = await sql<{ positionId: string; median: number; count: string }>`
    select listed.position_id, percentile_cont(0.5) within group (order by ${score}) as median, count(${score}) as count
    from ${listedBy(db, look, {})}
    where listed.company_id = ${look.companyId} and ${score} is not null and ${sql.join(conditions, sql` and `)}
    group by listed.position_id order by listed.position_id`.execute(db)
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}
