import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { tokensOf } from '../../features/day/search/rules/tokens.ts'
import { vectorText } from '../../features/day/search/rules/vector.ts'
import { loadFold } from '../../features/day/search/server/actions/fold.ts'
import { insertPassages, type PassageRow } from '../../features/day/search/server/queries/passages.ts'
import type { Bench } from '../server.ts'
import { random, sentence } from './texts.ts'

/** Candidates, each with a resume. */
export const people = Number(process.env.SEARCH_PEOPLE ?? 50_000)
const sentencesOfEach = 20
const linesOfResume = 4
/** Candidates given to the measured interviewer. */
const given = 50
const together = 100

interface Person {
  readonly id: CandidateId
  readonly companyId: CompanyId
}

function rowsOf(person: Person, number: number, next: () => number, fold: (sign: string) => string) {
  const said = new Date(Date.UTC(2026, 0, 1) + number * 400_000)
  const count = sentencesOfEach + linesOfResume
  return Array.from({ length: count }, (_, index): PassageRow => {
    const isResume = index >= sentencesOfEach
    const text = sentence(next)
    return {
      companyId: person.companyId,
      candidateId: person.id,
      interviewId: null,
      accountId: null,
      kind: isResume ? 'resume' : 'said',
      source: 'q1',
      sortIndex: index,
      question: isResume ? null : 1,
      startMs: isResume ? null : index * 8_000,
      place: null,
      saidAt: said,
      namesPerson: false,
      text,
      tokens: vectorText(tokensOf(text, fold)),
      digest: `${number} ${index}`,
    }
  })
}

/** Writes the passages of all candidates. The index of words is made after the rows. */
async function seedPassages({ db }: Bench): Promise<void> {
  const fold = await loadFold()
  const next = random(7)
  const { rows } = await sql<Person>`
    select id, company_id from candidate where external_id like 'search-%' order by id`.execute(db)
  await sql`drop index search_passage_tokens`.execute(db)
  for (let from = 0; from < rows.length; from += together) {
    const portion = rows.slice(from, from + together)
    const passages = portion.flatMap((person, index) => rowsOf(person, from + index, next, fold))
    await insertPassages(db, passages, new Date())
  }
  await sql`create index search_passage_tokens on search_passage using gin (tokens) with (fastupdate = off)`.execute(
    db,
  )
}

/** Adds candidates with sentences and resumes; fifty of them are given to the interviewer. */
export async function seedSearch(bench: Bench, interviewer: string): Promise<void> {
  const { db } = bench
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      insert into candidate (id, company_id, position_id, external_id, name, name_search, name_sort, stage_id,
        stage_type_kind, applied_at, updated_at)
      select gen_random_uuid(), company_id, id, 'search-' || number, 'Person ' || number, 'person ' || number,
        'person ' || number, '2', 2, now() - number * interval '7 minutes', now()
      from position, generate_series(1, ${people}::integer) as number
      where position.external_id = 'engineer'`.execute(transaction)
    await sql`insert into person (id, company_id)
      select person_id, company_id from candidate where external_id like 'search-%'`.execute(transaction)
    await sql`
      insert into recommendation (id, company_id, candidate_id, to_account_id, by_account_id, recommend_stage_id,
        recommend_status, created_at)
      select gen_random_uuid(), candidate.company_id, candidate.id, account.id, by.id, candidate.stage_id, 1, now()
      from (select * from candidate where external_id like 'search-%' order by applied_at desc limit ${given}) as candidate,
        account, account as by
      where account.email = ${interviewer} and by.email = 'bench@bench.example'`.execute(transaction)
    await sql`delete from candidate_summary`.execute(transaction)
    await sql`insert into candidate_summary (
        candidate_id, company_id, position_id, stage_id, stage_since, outcome, applied_at, work_years, is_anonymous,
        name_search, name_sort, phone_search, email_search, state, recommend_status, score, labels, reasons, asked_since,
        feedback_from, candidate_for, candidate_since, active_at, active_action, active_account_id)
      select * from candidate_summary_now`.execute(transaction)
  })
  await seedPassages(bench)
  await sql`vacuum (analyze)`.execute(db)
}
