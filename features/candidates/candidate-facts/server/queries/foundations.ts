import type { Database } from '@candor/db/database'
import type { FileId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { OfCandidate } from '../../../candidates/server/queries.ts'
import { type Foundation, foundations } from '../../rules/person-facts.ts'

/** Previews of shares count for nothing. */
const conditions: Partial<Readonly<Record<Foundation, RawBuilder<boolean>>>> = {
  shares: sql<boolean>`not built.is_preview`,
}

const tables: Readonly<Record<Foundation, string>> = {
  interviews: 'interview',
  plans: 'interview_plan',
  evaluations: 'evaluation',
  remarks: 'remark',
  recommendations: 'recommendation',
  offline: 'offline_interview',
  thirdParty: 'third_party_evaluation',
  shares: 'share_grant',
  links: 'mail_link',
}

/** What people have built on a candidate, in one statement. */
export async function listFoundations(
  db: Database,
  { companyId, candidateId }: OfCandidate,
): Promise<Foundation[]> {
  const parts = foundations.map(
    (foundation) => sql`
      select ${foundation}::text as foundation where exists (
        select from ${sql.table(tables[foundation])} as built
        where built.company_id = ${companyId} and built.candidate_id = ${candidateId}
          and ${conditions[foundation] ?? sql<boolean>`true`}
      )`,
  )
  const { rows } = await sql<{ foundation: Foundation }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ foundation }) => foundation)
}

/** All files of a candidate. */
export async function listFiles(db: Database, { companyId, candidateId }: OfCandidate): Promise<FileId[]> {
  const rows = await db
    .selectFrom('candidateFile')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .select('fileId')
    .execute()
  return rows.map(({ fileId }) => fileId)
}

/** Deletes a candidate, and its person where it was the only candidate. */
export async function deleteCandidate(db: Database, { companyId, candidateId }: OfCandidate): Promise<void> {
  const gone = await db
    .deleteFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .returning('personId')
    .executeTakeFirstOrThrow()
  await sql`
    delete from person where id = ${gone.personId} and company_id = ${companyId}
      and not exists (select from candidate where person_id = person.id)`.execute(db)
}
