import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { hasPassword, needsPassword } from '../../../../platform/access/server/queries/visits.ts'

interface OfReport {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

interface ShareMail {
  readonly mailId: string
  readonly companyId: CompanyId
  readonly shareGrantId: string
  readonly kind: 'link' | 'password' | 'sentOn'
  readonly requestKey?: string | null
}

export async function insertShareMails(db: Database, mails: readonly ShareMail[]): Promise<void> {
  if (mails.length > 0) await db.insertInto('shareMail').values(mails).execute()
}

/** The mails of some shares, oldest first. */
export async function listMailsOfShares(
  db: Database,
  { companyId }: OfReport,
  shares: readonly { readonly id: string }[],
) {
  if (shares.length === 0) return []
  return db
    .selectFrom('shareMail')
    .innerJoin('mail', 'mail.id', 'shareMail.mailId')
    .where('shareMail.companyId', '=', companyId)
    .where(
      'shareMail.shareGrantId',
      'in',
      shares.map(({ id }) => id),
    )
    .orderBy('mail.id')
    .select([
      'shareMail.shareGrantId',
      'shareMail.kind',
      'mail.channel',
      'mail.toAddress',
      'mail.state',
      'mail.lastError',
    ])
    .execute()
}

export type ShareMailRow = Awaited<ReturnType<typeof listMailsOfShares>>[number]

/** The ids of all mails of some shares. */
export async function listMailIds(db: Database, shareIds: readonly string[]): Promise<string[]> {
  if (shareIds.length === 0) return []
  const rows = await db
    .selectFrom('shareMail')
    .where(sql<boolean>`share_grant_id = any(${shareIds}::uuid[])`)
    .select('mailId')
    .execute()
  return rows.map(({ mailId }) => mailId)
}

/** Notes that the mails of a share with its password tell one that holds no more; returns their ids. */
export async function endPasswordMails(transaction: Database, shareId: string): Promise<string[]> {
  const rows = await transaction
    .updateTable('shareMail')
    .set({ isOver: true })
    .where('shareGrantId', '=', shareId)
    .where('kind', '=', 'password')
    .returning('mailId')
    .execute()
  return rows.map(({ mailId }) => mailId)
}

/** A share, locked until the transaction ends, so that nobody revokes it meanwhile. Null if it is gone. */
export async function lockShare(transaction: Database, companyId: CompanyId, id: string) {
  const row = await transaction
    .selectFrom('shareGrant')
    .innerJoin('account', 'account.id', 'shareGrant.byAccountId')
    .where('shareGrant.companyId', '=', companyId)
    .where('shareGrant.id', '=', id)
    .forUpdate('shareGrant')
    .select([
      'shareGrant.id',
      'shareGrant.candidateId',
      'shareGrant.interviewId',
      'shareGrant.sections',
      'shareGrant.language',
      'shareGrant.expiresAt',
      'shareGrant.revokedAt',
      'shareGrant.isPreview',
      'account.isDemo',
      'account.name as sharedBy',
      hasPassword.as('hasPassword'),
      needsPassword.as('needsPassword'),
    ])
    .executeTakeFirst()
  return row ?? null
}

export type LockedShare = NonNullable<Awaited<ReturnType<typeof lockShare>>>

/** Whether a visitor's request was already answered with a mail. */
export async function wasSentOn(db: Database, shareGrantId: string, requestKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('shareMail')
    .where('shareGrantId', '=', shareGrantId)
    .where('requestKey', '=', requestKey)
    .select('mailId')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How often visitors have forwarded the links of a report, of the same interview, since a time. */
export async function countSentOn(
  db: Database,
  { companyId, candidateId }: OfReport,
  interviewId: InterviewId | null,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('shareMail')
    .innerJoin('mail', 'mail.id', 'shareMail.mailId')
    .innerJoin('shareGrant', 'shareGrant.id', 'shareMail.shareGrantId')
    .where('shareGrant.companyId', '=', companyId)
    .where('shareGrant.candidateId', '=', candidateId)
    .where('shareGrant.interviewId', 'is not distinct from', interviewId)
    .where('shareMail.kind', '=', 'sentOn')
    .where('mail.createdAt', '>', since)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
