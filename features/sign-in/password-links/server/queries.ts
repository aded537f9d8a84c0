import type { Database, NewRow } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { sql } from 'kysely'
import { forgetPendingOf } from '../../session/server/queries/pending-sign-ins.ts'

/** Stores an account's link in place of an earlier one. */
export async function storeLink(db: Database, { accountId, ...link }: NewRow<'passwordLink'>): Promise<void> {
  await db
    .insertInto('passwordLink')
    .values({ accountId, ...link })
    .onConflict((on) => on.column('accountId').doUpdateSet(link))
    .execute()
}

interface OwnAccount {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** What a mail to an account's owner needs; null for a frozen account. */
export async function findOwner(transaction: Database, { companyId, accountId }: OwnAccount) {
  const owner = await transaction
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.companyId')
    .where('account.id', '=', accountId)
    .where('account.companyId', '=', companyId)
    .where('account.userType', '<>', 'freeze')
    .leftJoin('calendarAddress', 'calendarAddress.accountId', 'account.id')
    .select(['account.email', 'account.name', 'account.locale', 'company.timeZone'])
    .select('calendarAddress.madeAt as calendarMadeAt')
    .executeTakeFirst()
  return owner ?? null
}

/** The accounts that an account has invited and that can still accept, by name. */
export async function listOpenInvitationsBy(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  now: Date,
) {
  return db
    .selectFrom('passwordLink')
    .innerJoin('account', 'account.id', 'passwordLink.accountId')
    .where('passwordLink.companyId', '=', companyId)
    .where('passwordLink.byAccountId', '=', accountId)
    .where('passwordLink.purpose', '=', 'invitation')
    .where('passwordLink.revokedAt', 'is', null)
    .where('passwordLink.expiresAt', '>', now)
    .orderBy('account.name')
    .orderBy('account.id')
    .select(['passwordLink.accountId', 'account.name'])
    .execute()
}

/** Withdraws an account's invitation; false without a valid one. */
export async function revokeInvitation(
  db: Database,
  { companyId, accountId, now }: { companyId: CompanyId; accountId: AccountId; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passwordLink')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('purpose', '=', 'invitation')
    .where('revokedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst()
  return row !== undefined
}

interface Live {
  readonly tokenHash: string
  readonly now: Date
  readonly isDemoOn: boolean
}

function liveLink(db: Database, { tokenHash, now, isDemoOn }: Live) {
  return db
    .selectFrom('passwordLink')
    .innerJoin('account', 'account.id', 'passwordLink.accountId')
    .innerJoin('company', 'company.id', 'passwordLink.companyId')
    .where('passwordLink.tokenHash', '=', tokenHash)
    .where('passwordLink.expiresAt', '>', now)
    .where('passwordLink.revokedAt', 'is', null)
    .where('account.userType', '<>', 'freeze')
    .$if(!isDemoOn, (query) => query.where('account.isDemo', '=', false))
    .select([
      'passwordLink.companyId',
      'passwordLink.accountId',
      'passwordLink.purpose',
      'account.email',
      'account.name as userName',
      'company.name as companyName',
      'company.nameLatin as companyLatin',
    ])
}

/** The link of a token with its account; null where it is not valid. */
export async function findLink(db: Database, live: Live) {
  return (await liveLink(db, live).executeTakeFirst()) ?? null
}

/**
 * Uses a link up. False where it is no longer valid: it was used, another one was made, or its account was frozen.
 * Called within a transaction that has locked the company's rights.
 */
export async function useLink(transaction: Database, live: Live): Promise<boolean> {
  const link = await liveLink(transaction, live).forUpdate(['passwordLink', 'account']).executeTakeFirst()
  if (!link) return false
  await transaction.deleteFrom('passwordLink').where('accountId', '=', link.accountId).execute()
  return true
}

interface NewPassword {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly passwordHash: string
  readonly now: Date
}

/** Sets an account's password and ends all its sessions. Called within a transaction. */
export async function replacePassword(
  transaction: Database,
  { companyId, accountId, passwordHash, now }: NewPassword,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ passwordHash, mustChangePassword: false, passwordEndsAt: null })
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .execute()
  await transaction
    .updateTable('session')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
  await forgetPendingOf(transaction, accountId)
}

/** Notes that the password of an e-mail was forgotten, whether or not it has an account. */
export async function noteForgotten(
  db: Database,
  { email, locale, now }: { email: string; locale: Locale; now: Date },
): Promise<void> {
  const asked = { locale, askedAt: now }
  await db
    .insertInto('forgottenPassword')
    .values({ email, ...asked })
    .onConflict((on) => on.column('email').doUpdateSet(asked))
    .execute()
}

/** Whether any of these notes waits. */
export async function hasForgotten(db: Database): Promise<boolean> {
  const row = await db.selectFrom('forgottenPassword').limit(1).select('email').executeTakeFirst()
  return row !== undefined
}

/** Deletes the notes of e-mails without an account, and returns the accounts of the others, oldest first. */
export async function claimForgotten(db: Database, limit: number) {
  await db
    .deleteFrom('forgottenPassword')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .where(sql<boolean>`lower(account.email) = forgotten_password.email`)
            .select('account.id'),
        ),
      ),
    )
    .execute()
  return db
    .selectFrom('forgottenPassword')
    .innerJoin('account', (join) => join.on(sql<boolean>`lower(account.email) = forgotten_password.email`))
    .innerJoin('company', 'company.id', 'account.companyId')
    .orderBy('forgottenPassword.askedAt')
    .limit(limit)
    .select([
      'forgottenPassword.email as asked',
      'forgottenPassword.locale as asking',
      'account.locale',
      'account.id as accountId',
      'account.companyId',
      'account.name',
      'account.email',
      'company.name as company',
      'company.nameLatin as companyLatin',
    ])
    .execute()
}

/** Claims one of them. Returns the account as it is now; null where another process was first. Within a transaction. */
export async function answerForgotten(
  transaction: Database,
  { asked, accountId }: { asked: string; accountId: AccountId },
) {
  const deleted = await transaction
    .deleteFrom('forgottenPassword')
    .where('email', '=', asked)
    .returning('email')
    .executeTakeFirst()
  if (!deleted) return null
  const account = await transaction
    .selectFrom('account')
    .where('id', '=', accountId)
    .forShare()
    .select(['userType', 'isDemo', 'passwordHash'])
    .executeTakeFirst()
  return account ?? null
}
