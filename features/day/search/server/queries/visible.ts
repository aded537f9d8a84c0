import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import type { PassageKind } from '@candor/kernel/services/searching'
import { type RawBuilder, sql } from 'kysely'
import type { Chip } from '../../../../candidates/shortlist/contract/filter.ts'
import { readListQuery } from '../../../../candidates/shortlist/rules/list-fields.ts'
import type { Look } from '../../../../candidates/shortlist/rules/look.ts'
import { keptBy } from '../../../../candidates/shortlist/server/queries/conditions.ts'
import { listedBy } from '../../../../candidates/shortlist/server/queries/listed.ts'
import { needsOf } from '../../../../candidates/shortlist/server/queries/pages.ts'

/** What a search looks for, and by whose rights. */
export interface Sought {
  readonly look: Look
  /** The kinds of passages that the viewer may read. */
  readonly kinds: readonly PassageKind[]
  readonly isResume: boolean
  /** Text form of a `tsquery`; null for any passage. */
  readonly query: string | null
  readonly chips: readonly Chip[]
  /** The candidates of the filter where they are few: a help for the plan, no right. Null: not known. */
  readonly few: readonly CandidateId[] | null
}

/** Up to so many candidates, their own passages are read first, and then compared. */
const mostReadWhole = 60

const uuids = (ids: readonly string[]) => sql`${[...ids]}::uuid[]`

/** Whether a masked candidate may be found by a passage: not by a resume, nor by words that tell who they are. */
function isMaskKept({ areAllAnonymous }: Look) {
  const isOpen = sql<boolean>`(passage.kind <> 'resume' and not passage.names_person)`
  return areAllAnonymous ? isOpen : sql<boolean>`(not listed.is_anonymous or ${isOpen})`
}

/** Whether a remark may be found: those of colleagues not before the own opinion, where the company asks for it. */
function isUncovered({ coveredIds, accountId }: Look) {
  return coveredIds.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(passage.kind <> 'remark' or passage.account_id = ${accountId}
        or passage.candidate_id <> all(${uuids(coveredIds)}))`
}

const isReadWhole = (few: readonly CandidateId[]) => few.length <= mostReadWhole

/** All passages, or those of few candidates. `offset 0` keeps the index of words out, which has those of everybody. */
function passagesOf(few: Sought['few']): RawBuilder<unknown> {
  return few !== null && isReadWhole(few)
    ? sql`(select * from search_passage where candidate_id = any(${uuids(few)}) offset 0)`
    : sql`search_passage`
}

/**
 * The passages that a viewer may see, as `passage`, with the summary of their candidates as `listed`. The text stands
 * after `from`. It is the one place of the rights of the search.
 */
export function visible(
  db: Database,
  { look, kinds, isResume, query, chips, few }: Sought,
): RawBuilder<unknown> {
  const needs = needsOf(readListQuery({ chips: [...chips] }))
  const conditions = [
    sql`listed.company_id = ${look.companyId}`,
    sql`passage.company_id = ${look.companyId}`,
    sql`passage.is_resume = ${isResume}`,
    sql`passage.kind = any(${[...kinds]}::text[])`,
    ...(query === null ? [] : [sql`passage.tokens @@ ${query}::tsquery`]),
    ...(few === null || isReadWhole(few) ? [] : [sql`passage.candidate_id = any(${uuids(few)})`]),
    isMaskKept(look),
    isUncovered(look),
    ...chips.map((chip) => keptBy(chip, look, needs)),
  ]
  return sql`${listedBy(db, look, needs)} join ${passagesOf(few)} as passage on passage.candidate_id = listed.candidate_id
    where ${sql.join(conditions, sql` and `)}`
}

/** The candidates of a filter by chips, at most `limit`, as the viewer reaches them. */
export async function listReached(
  db: Database,
  look: Look,
  chips: readonly Chip[],
  limit: number,
): Promise<CandidateId[]> {
  const needs = needsOf(readListQuery({ chips: [...chips] }))
  const conditions = [
    sql`listed.company_id = ${look.companyId}`,
    ...chips.map((chip) => keptBy(chip, look, needs)),
  ]
  const { rows } = await sql<{ candidateId: CandidateId }>`
    select listed.candidate_id from ${listedBy(db, look, needs)}
    where ${sql.join(conditions, sql` and `)} limit ${limit}`.execute(db)
  return rows.map(({ candidateId }) => candidateId)
}
