import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { type Edition, editionYearStart, isEdition, type MailQuota, mailQuota } from '../rules.ts'

/** What a company may send by mail in the year that `now` lies in; null where its edition limits nothing. */
export async function findMailQuota(
  db: Database,
  companyId: CompanyId,
  now: Date,
): Promise<MailQuota | null> {
  const { edition, editionSince } = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['edition', 'editionSince'])
    .executeTakeFirstOrThrow()
  if (edition === null || editionSince === null || !isEdition(edition)) return null
  const { count } = await db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .where('channel', '=', 'mail')
    .where('createdAt', '>=', editionYearStart(editionSince, now))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return mailQuota(edition, Number(count))
}

/** The same, and nobody else takes of it until the transaction ends. */
export async function takeMailQuota(
  transaction: Database,
  companyId: CompanyId,
  now: Date,
): Promise<MailQuota | null> {
  const key = sql`hashtextextended(${`mails ${companyId}`}, 0)`
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction)
  return findMailQuota(transaction, companyId, now)
}

/** Gives a company an edition from a moment on, or none. Gives the one that it had. */
export async function setEdition(
  db: Database,
  companyId: CompanyId,
  edition: Edition | null,
  since: Date,
): Promise<string | null> {
  const before = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .select('edition')
    .executeTakeFirstOrThrow()
  const editionSince = edition === null ? null : since
  await db.updateTable('company').set({ edition, editionSince }).where('id', '=', companyId).execute()
  return before.edition
}
