import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { CandidateToErase } from '../../../erasing/rules/part.ts'
import { withoutLines } from '../../rules/without-lines.ts'

/** Locks the mails about a candidate until the transaction ends. A mail in sending goes out first. */
export async function lockMailsAbout(
  db: Database,
  { companyId, candidateId }: Pick<CandidateToErase<Database>, 'companyId' | 'candidateId'>,
): Promise<void> {
  await sql`
    select from mail where company_id = ${companyId} and candidate_ids <> '{}'
      and candidate_ids @> array[${candidateId}::uuid] order by id for update`.execute(db)
}

/** What mails before this version name a candidate by: they do not say whom they are about. */
async function listMarks(db: Database, { companyId, candidateId, interviewIds }: CandidateToErase<Database>) {
  const candidate = await db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .where('companyId', '=', companyId)
    .select(['name', 'nameLatin', 'phone', 'email'])
    .executeTakeFirst()
  const ids = [candidateId, ...interviewIds]
  const values = [candidate?.name, candidate?.nameLatin, candidate?.phone, candidate?.email]
  return { ids, values: values.flatMap((value) => value ?? []) }
}

/** Deletes the mails about a candidate. A mail about others too loses its lines about the candidate. */
export async function forgetMails(candidate: CandidateToErase<Database>): Promise<void> {
  const { db, companyId, candidateId } = candidate
  const { ids, values } = await listMarks(db, candidate)
  await sql`
    delete from mail where company_id = ${companyId} and candidate_ids <> '{}'
      and candidate_ids @> array[${candidateId}::uuid] and cardinality(candidate_ids) = 1`.execute(db)
  await sql`
    delete from mail where company_id = ${companyId} and candidate_ids = '{}' and body_text <> ''
      and body_text like any (${ids.map((id) => `%${id}%`)}::text[])`.execute(db)
  const shared = await sql<{ id: string; bodyText: string; bodyHtml: string | null; subject: string }>`
    select id, body_text as "bodyText", body_html as "bodyHtml", subject from mail
    where company_id = ${companyId} and candidate_ids <> '{}'
      and candidate_ids @> array[${candidateId}::uuid]`.execute(db)
  const marks = [...ids, ...values]
  for (const mail of shared.rows)
    await db
      .updateTable('mail')
      .set({
        bodyText: withoutLines(mail.bodyText, marks),
        // A page cannot be cut by lines; the text says the same.
        bodyHtml: null,
        subject: withoutLines(mail.subject, values),
        candidateIds: sql`array_remove(candidate_ids, ${candidateId}::uuid)`,
      })
      .where('id', '=', mail.id)
      .execute()
}
