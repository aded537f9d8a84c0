import type { Database } from '@candor/db/database'
import { sql } from 'kysely'

/** Which sections the company lets visitors see, as it was configured. */
export const tabConfigOf = sql<unknown>`(
  select value from company_setting
  where company_setting.company_id = share_grant.company_id and key = 'reportTabConfig'
)`

/** Whether a grant has a password; its hash is read only where it is compared. */
export const hasPassword = sql<boolean>`share_grant.password_hash is not null`

/** Whether the company asks for a password on every link; unset, it does not. */
export const needsPassword = sql<boolean>`exists (
  select from company_setting
  where company_setting.company_id = share_grant.company_id and key = 'rules'
    and value @> '{"shareLinkNeedsPassword": true}'
)`

const ofGrant = [
  'shareGrant.sections',
  'shareGrant.expiresAt',
  'shareGrant.revokedAt',
  'account.isDemo',
  hasPassword.as('hasPassword'),
  needsPassword.as('needsPassword'),
  tabConfigOf.as('tabConfig'),
] as const

/**
 * The grant of a mailed share, whether or not it is still live, and whether what the mail tells of it is over; null for a
 * mail without a share.
 */
export async function findMailedGrant(db: Database, mailId: string) {
  const row = await db
    .selectFrom('shareMail')
    .innerJoin('shareGrant', 'shareGrant.id', 'shareMail.shareGrantId')
    .innerJoin('account', 'account.id', 'shareGrant.byAccountId')
    .where('shareMail.mailId', '=', mailId)
    .select(['shareMail.isOver', ...ofGrant])
    .executeTakeFirst()
  return row ?? null
}

/** The visit of a token with its grant, whether or not they are still live; null for an unknown token. */
export async function findVisit(db: Database, tokenHash: string) {
  const row = await db
    .selectFrom('shareSession')
    .innerJoin('shareGrant', 'shareGrant.id', 'shareSession.shareGrantId')
    .innerJoin('account', 'account.id', 'shareGrant.byAccountId')
    .where('shareSession.tokenHash', '=', tokenHash)
    .select([
      'shareSession.id as sessionId',
      'shareSession.expiresAt as visitEndsAt',
      'shareGrant.id as grantId',
      'shareGrant.companyId',
      'shareGrant.candidateId',
      'shareGrant.interviewId',
      'shareGrant.tokenHash',
      'shareGrant.showsScores',
      ...ofGrant,
    ])
    .executeTakeFirst()
  return row ?? null
}
