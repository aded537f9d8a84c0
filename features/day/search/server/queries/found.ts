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
    // The index of words is read as a bitmap alone: all its passages at once, which are then sorted.
    await sql`set local enable_bitmapscan = off`.execute(transaction)
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_sort = off`.execute(transaction)
    await sql`set local enable_hashjoin = off`.execute(transaction)
    await sql`set local enable_mergejoin = off`.execute(transaction)
    const { rows } = await sql<FoundPassage>`
      select ${columns} from ${visible(transaction, sought)}${after(spot)}
      order by ${newestFirst} limit ${limit}`.execute(transaction)
    return rows
  })
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
