import type { Database } from '@candor/db/database'
import type { CandidateId, InterviewId } from '@candor/kernel/ids'
import type { PassageKind } from '@candor/kernel/services/searching'
import { sql } from 'kysely'
import type { Spot } from '../../rules/cursor.ts'
import { type Sought, visible } from './visible.ts'

export interface FoundPassage {
  readonly id: string
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId | null
  readonly kind: PassageKind
  readonly text: string
  readonly source: string
  readonly sortIndex: number
  readonly question: number | null
  /** The driver gives bigint as text. */
  readonly startMs: string | null
  readonly place: string | null
  readonly saidAt: Date
}

const columns = sql`passage.id, passage.candidate_id, passage.interview_id, passage.kind, passage.text, passage.source,
  passage.sort_index, passage.question, passage.start_ms, passage.place, passage.said_at`

/** The order by the newest: passages of one candidate that were said together follow one another as they were said. */
const newestFirst = sql`passage.said_at desc, passage.candidate_id, passage.sort_index, passage.id`

function after(spot: Spot | null) {
  if (!spot) return sql``
  const at = sql`${new Date(spot.at)}::timestamptz`
  return sql` and passage.said_at <= ${at} and (passage.said_at < ${at}
    or (passage.candidate_id, passage.sort_index, passage.id)
      > (${spot.candidateId}::uuid, ${spot.sortIndex}::integer, ${spot.id}::uuid))`
}

interface Page {
  readonly spot: Spot | null
  readonly limit: number
}

/**
 * A page by the newest, for words that stand in many passages: the index by time is read until enough are found. Words
 * that stand in few passages would read all of it.
 */
export async function listOfMany(
  db: Database,
  sought: Sought,
  { spot, limit }: Page,
): Promise<FoundPassage[]> {
  return db.transaction().execute(async (transaction) => {
    await readByTime(transaction)
    const { rows } = await sql<FoundPassage>`
      select ${columns} from ${visible(transaction, sought)}${after(spot)}
      order by ${newestFirst} limit ${limit}`.execute(transaction)
    return rows
  })
}

/** Lets the transaction read passages by the index of time. The index of words gives all its passages at once. */
async function readByTime(transaction: Database): Promise<void> {
  await sql`select set_config(name, 'off', true) from unnest(
    '{enable_bitmapscan,enable_seqscan,enable_sort,enable_hashjoin,enable_mergejoin}'::text[]) as name`.execute(
    transaction,
  )
}

/** The same among the newest passages alone. Fewer than `limit`: others may stand in older ones. */
export async function listOfNewest(
  db: Database,
  sought: Sought,
  { spot, limit, among }: Page & { readonly among: number },
): Promise<FoundPassage[]> {
  return db.transaction().execute(async (transaction) => {
    await readByTime(transaction)
    const { rows: ends } = await sql<{ saidAt: Date }>`
      select passage.said_at from search_passage as passage
      where passage.company_id = ${sought.look.companyId} and passage.is_resume = ${sought.isResume}${after(spot)}
      order by ${newestFirst} offset ${among} limit 1`.execute(transaction)
    const from = ends[0] ? sql` and passage.said_at > ${ends[0].saidAt}::timestamptz` : sql``
    const { rows } = await sql<FoundPassage>`
      select ${columns} from ${visible(transaction, sought)}${after(spot)}${from}
      order by ${newestFirst} limit ${limit}`.execute(transaction)
    return rows
  })
}

/** How many passages have the words, up to a limit, without any rights: a help for the plan, never told. */
export async function estimateFound(db: Database, { look, isResume, query }: Sought, limit: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from search_passage where company_id = ${look.companyId} and is_resume = ${isResume}
        and tokens @@ ${query}::tsquery limit ${limit}
    ) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** A page by the newest, for words that stand in few passages: all of them are read and sorted. */
export async function listOfFew(
  db: Database,
  sought: Sought,
  { spot, limit }: Page,
): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    with found as materialized (
      select ${columns} from ${visible(db, sought)}${after(spot)}
    )
    select * from found order by said_at desc, candidate_id, sort_index, id limit ${limit}`.execute(db)
  return rows
}

interface BestPage {
  readonly offset: number
  readonly limit: number
  /** How many passages are compared. */
  readonly among: number
}

/** A page by the best: many of the words close to one another in a short passage. */
export async function listBest(
  db: Database,
  sought: Sought,
  { offset, limit, among }: BestPage,
): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    with found as materialized (
      select ${columns}, passage.tokens from ${visible(db, sought)} limit ${among}
    )
    select id, candidate_id, interview_id, kind, text, source, sort_index, question, start_ms, place, said_at from found
    order by ts_rank_cd(tokens, ${sought.query}::tsquery, 1) desc, said_at desc, candidate_id, sort_index, id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many passages there are, and of how many candidates, up to a limit. */
export async function countFound(
  db: Database,
  sought: Sought,
  limit: number,
): Promise<{ passages: number; candidates: number }> {
  const { rows } = await sql<{ passages: number; candidates: number }>`
    select count(*)::int as passages, count(distinct candidate_id)::int as candidates
    from (select passage.candidate_id from ${visible(db, sought)} limit ${limit}) as found`.execute(db)
  return rows[0] ?? { passages: 0, candidates: 0 }
}

/** How many passages of each of some candidates there are. */
export async function countOfEach(
  db: Database,
  sought: Sought,
  candidateIds: readonly CandidateId[],
): Promise<ReadonlyMap<CandidateId, number>> {
  const { rows } = await sql<{ candidateId: CandidateId; count: number }>`
    select passage.candidate_id, count(*)::int as count from ${visible(db, { ...sought, few: candidateIds })}
    group by passage.candidate_id`.execute(db)
  return new Map(rows.map(({ candidateId, count }) => [candidateId, count]))
}

/** A passage that the viewer may see, of any kind that is open. */
export async function findPassage(db: Database, sought: Sought, id: string): Promise<FoundPassage | null> {
  const { rows } = await sql<FoundPassage>`
    select ${columns} from ${visible(db, sought)} and passage.id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** The passages of one candidate and kind around a place. */
export async function listAround(
  db: Database,
  sought: Sought,
  { candidateId, kind, interviewId, sortIndex }: FoundPassage,
  reach: number,
): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    select ${columns} from ${visible(db, { ...sought, few: [candidateId] })}
      and passage.kind = ${kind} and passage.interview_id is not distinct from ${interviewId}::uuid
      and passage.sort_index between ${sortIndex - reach} and ${sortIndex + reach}
    order by passage.sort_index, passage.id`.execute(db)
  return rows
}
