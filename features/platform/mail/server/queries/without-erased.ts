import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/**
 * Mails without those about candidates who are gone: a job that had read them before must not bring them back. The others
 * keep their candidates until the transaction ends.
 */
export async function withoutErased<Mail extends { readonly candidateIds?: readonly CandidateId[] }>(
  db: Database,
  mails: readonly Mail[],
): Promise<readonly Mail[]> {
  const named = [...new Set(mails.flatMap(({ candidateIds }) => candidateIds ?? []))]
  if (named.length === 0) return mails
  const { rows } = await sql<{ id: CandidateId }>`
    select id from candidate where id = any(${named}::uuid[]) order by id for key share`.execute(db)
  const kept = new Set(rows.map(({ id }) => id))
  return mails.filter(({ candidateIds = [] }) => candidateIds.every((id) => kept.has(id)))
}
