import type { Database } from '@candor/db/database'

/** A live share with its maker, unless that account is frozen; null for a preview and an unknown share. */
export async function findLockedShare(db: Database, tokenHash: string, now: Date) {
  const share = await db
    .selectFrom('shareGrant')
    .innerJoin('account', 'account.id', 'shareGrant.byAccountId')
    .where('shareGrant.tokenHash', '=', tokenHash)
    .where('shareGrant.isPreview', '=', false)
    .where('shareGrant.revokedAt', 'is', null)
    .where('shareGrant.expiresAt', '>', now)
    .where('account.userType', '<>', 'freeze')
    .select(['shareGrant.id', 'shareGrant.companyId', 'shareGrant.candidateId'])
    .select(['shareGrant.toAddress', 'shareGrant.language'])
    .select(['account.email', 'account.name', 'account.locale'])
    .executeTakeFirst()
  return share ?? null
}
