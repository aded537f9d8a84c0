import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import type { PassageKind } from '@candor/kernel/services/searching'
import { sql } from 'kysely'

/** A row of the index without its id. */
export interface PassageRow {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId | null
  readonly accountId: AccountId | null
  readonly kind: PassageKind
  readonly source: string
  readonly sortIndex: number
  readonly question: number | null
  readonly startMs: number | null
  readonly place: string | null
  readonly saidAt: Date
  readonly namesPerson: boolean
  readonly text: string
  readonly tokens: string
  readonly digest: string
}

interface Kept {
  readonly id: string
  readonly digest: string
}

/** The rows that some candidates have. */
export async function listKept(db: Database, candidateIds: readonly CandidateId[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select id, digest from search_passage where candidate_id = any(${[...candidateIds]}::uuid[])`.execute(db)
  return rows
}

export async function deletePassages(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from search_passage where id = any(${[...ids]}::uuid[])`.execute(db)
}

/** The most rows of one statement. */
const together = 2_000

/** Adds rows in statements of many. */
export async function insertPassages(db: Database, given: readonly PassageRow[], now: Date): Promise<void> {
  for (let from = 0; from < given.length; from += together)
    await insertTogether(db, given.slice(from, from + together), now)
}

async function insertTogether(db: Database, rows: readonly PassageRow[], now: Date): Promise<void> {
  const of = <Key extends keyof PassageRow>(key: Key) => rows.map((row) => row[key])
  await sql`
    insert into search_passage (id, company_id, candidate_id, interview_id, account_id, kind, is_resume, source, sort_index, question,
      start_ms, place, said_at, names_person, text, tokens, digest, written_at)
    select id, company_id, candidate_id, interview_id, account_id, kind, kind = 'resume', source, sort_index, question, start_ms, place,
      said_at, names_person, text, tokens::tsvector, digest, ${now}
    from unnest(
      ${rows.map(() => newId())}::uuid[], ${of('companyId')}::uuid[], ${of('candidateId')}::uuid[],
      ${of('interviewId')}::uuid[], ${of('accountId')}::uuid[], ${of('kind')}::text[], ${of('source')}::text[],
      ${of('sortIndex')}::integer[], ${of('question')}::integer[], ${of('startMs')}::bigint[], ${of('place')}::text[],
      ${of('saidAt')}::timestamptz[], ${of('namesPerson')}::boolean[], ${of('text')}::text[], ${of('tokens')}::text[],
      ${of('digest')}::text[]
    ) as given (id, company_id, candidate_id, interview_id, account_id, kind, source, sort_index, question, start_ms,
      place, said_at, names_person, text, tokens, digest)`.execute(db)
}
