import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { sql } from 'kysely'
import type { CodePurpose } from '../../rules/codes.ts'

/** Identifies the code of a telephone for one purpose. */
export interface CodeOf {
  readonly purpose: CodePurpose
  /** Number in its stored form. */
  readonly phone: string
}

interface AskedCode extends CodeOf {
  /** Null: the company of the account with this number, if any. */
  readonly companyId: CompanyId | null
  readonly language: Locale
  readonly now: Date
  /** A code requested after this, and not after `until`, stays: no other one is sent. */
  readonly notAfter: Date
  readonly until: Date
}

/** Replaces the last code by a new request; false where that is too recent. */
export async function insertAskedCode(db: Database, request: AskedCode): Promise<boolean> {
  const { purpose, phone, companyId, language, now: askedAt, notAfter, until } = request
  const fresh = { companyId, language, askedAt, codeHash: null, tries: 0, usedAt: null }
  const row = await db
    .insertInto('textCode')
    .values({ purpose, phone, ...fresh })
    .onConflict((on) =>
      on
        .columns(['purpose', 'phone'])
        .doUpdateSet(fresh)
        .where((eb) => eb.or([eb('textCode.askedAt', '<=', notAfter), eb('textCode.askedAt', '>', until)])),
    )
    .returning('phone')
    .executeTakeFirst()
  return row !== undefined
}

/** When the last code was requested; null without one. */
export async function findAskedTime(db: Database, { purpose, phone }: CodeOf): Promise<Date | null> {
  const row = await db
    .selectFrom('textCode')
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .select('askedAt')
    .executeTakeFirst()
  return row?.askedAt ?? null
}

interface Times {
  readonly since: Date
  readonly until: Date
}

function selectAskedCodes(db: Database, { since, until }: Times) {
  return db
    .selectFrom('textCode')
    .where('codeHash', 'is', null)
    .where('askedAt', '>', since)
    .where('askedAt', '<=', until)
}

/** Whether any requested code is not made yet. */
export async function hasAskedCodes(db: Database, times: Times): Promise<boolean> {
  const row = await selectAskedCodes(db, times).limit(1).select('askedAt').executeTakeFirst()
  return row !== undefined
}

/** Locks requested codes, oldest first; other processes skip them. */
export function claimAskedCodes(transaction: Database, { limit, ...times }: Times & { limit: number }) {
  return selectAskedCodes(transaction, times)
    .orderBy('askedAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .select(['purpose', 'phone', 'companyId', 'language', 'askedAt'])
    .execute()
}

export async function setCodes(
  transaction: Database,
  made: readonly { readonly purpose: string; readonly phone: string; readonly codeHash: string }[],
): Promise<void> {
  const column = (name: 'purpose' | 'phone' | 'codeHash') => made.map((each) => each[name])
  await sql`
    update text_code set code_hash = made.code_hash
    from unnest(${column('purpose')}::text[], ${column('phone')}::text[], ${column('codeHash')}::text[])
      as made (purpose, phone, code_hash)
    where text_code.purpose = made.purpose and text_code.phone = made.phone`.execute(transaction)
}

/** The companies of accounts by number, without frozen accounts: the recipients of codes to sign in with. */
export function listHolders(db: Database, phones: readonly string[]) {
  return db
    .selectFrom('account')
    .where(sql<boolean>`phone = any(${phones}::text[])`)
    .where('userType', '<>', 'freeze')
    .select(['phone', 'companyId'])
    .execute()
}

/** The account with a number, as a sign-in reads it; null without one. */
export async function findAccountByPhone(db: Database, phone: string) {
  const row = await db
    .selectFrom('account')
    .where('phone', '=', phone)
    .select(['id', 'companyId', 'userType', 'passwordHash'])
    .executeTakeFirst()
  return row ?? null
}

/** Counts a try at a code and returns its hash; null where none is valid, or it was tried too often. */
export async function countCodeTry(
  db: Database,
  { purpose, phone, since, until, maxTries }: CodeOf & Times & { maxTries: number },
): Promise<string | null> {
  const row = await db
    .updateTable('textCode')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('askedAt', '>', since)
    .where('askedAt', '<=', until)
    .where('tries', '<', maxTries)
    .returning('codeHash')
    .executeTakeFirst()
  return row?.codeHash ?? null
}

/** Uses a code up; false where it was used already. Of parallel calls one gets true. */
export async function consumeSentCode(db: Database, { purpose, phone }: CodeOf, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('textCode')
    .set({ usedAt: now })
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('usedAt', 'is', null)
    .returning('phone')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetCodes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('textCode').where('askedAt', '<', before).execute()
}
