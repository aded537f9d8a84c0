import { randomInt } from 'node:crypto'
import type { AppServices, Database } from '@candor/db/database'
import { drawRecoveryCodes, writeRecoveryCode } from '../../rules/codes.ts'
import type { Of } from './totp.ts'

/** New codes and their hashes, before they are stored. */
export interface NewCodes {
  /** The codes for the owner, who sees them once. */
  readonly plain: readonly string[]
  readonly hashed: readonly { readonly selector: string; readonly codeHash: string }[]
}

/**
 * Draws an account's recovery codes. They are hashed like passwords, one after the other: ten at once would delay
 * everybody's sign-in.
 */
export async function makeRecoveryCodes({ passwords }: Pick<AppServices, 'passwords'>): Promise<NewCodes> {
  const codes = drawRecoveryCodes(randomInt)
  const hashed: NewCodes['hashed'][number][] = []
  for (const { selector, secret } of codes) hashed.push({ selector, codeHash: await passwords.hash(secret) })
  return { plain: codes.map(writeRecoveryCode), hashed }
}

/** Replaces the recovery codes of an account. Called within a transaction. */
export async function replaceRecoveryCodes(transaction: Database, of: Of, codes: NewCodes): Promise<void> {
  await removeRecoveryCodes(transaction, of)
  const { companyId, accountId } = of
  await transaction
    .insertInto('recoveryCode')
    .values(codes.hashed.map((code) => ({ companyId, accountId, ...code })))
    .execute()
}

export async function removeRecoveryCodes(transaction: Database, of: Of): Promise<void> {
  await transaction
    .deleteFrom('recoveryCode')
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .execute()
}

/** Stores recovery codes with an account's first factor, and returns them. Empty where it has some already. */
export async function giveRecoveryCodes(
  transaction: Database,
  of: Of,
  codes: NewCodes,
): Promise<readonly string[]> {
  const known = await transaction
    .selectFrom('recoveryCode')
    .where('accountId', '=', of.accountId)
    .select('selector')
    .limit(1)
    .executeTakeFirst()
  if (known) return []
  await replaceRecoveryCodes(transaction, of, codes)
  return codes.plain
}

/** The hash of a recovery code, used or not; null where the account has none with that selector. */
export async function findRecoveryHash(db: Database, of: Of, selector: string): Promise<string | null> {
  const row = await db
    .selectFrom('recoveryCode')
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .where('selector', '=', selector)
    .select('codeHash')
    .executeTakeFirst()
  return row?.codeHash ?? null
}

/** Uses up a recovery code; false where it was used already. */
export async function consumeRecoveryCode(
  transaction: Database,
  of: Of,
  { selector, codeHash, now }: { readonly selector: string; readonly codeHash: string; readonly now: Date },
): Promise<boolean> {
  const row = await transaction
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .where('selector', '=', selector)
    // The hash is compared again: a new code may have the same selector.
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('selector')
    .executeTakeFirst()
  return row !== undefined
}

/** Number of unused recovery codes of an account. */
export async function countRecoveryCodes(db: Database, of: Of): Promise<number> {
  const row = await db
    .selectFrom('recoveryCode')
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .where('usedAt', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
