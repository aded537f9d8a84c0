import { randomInt } from 'node:crypto'
import type { AppServices, Database } from '@candor/db/database'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { accountOwner } from '../../../session/rules/hash-owner.ts'
import { proofRefusals } from '../../contract.ts'
import { drawRecoveryCodes, writeRecoveryCode } from '../../rules/codes.ts'
import { recoveryCodesLimit } from '../../rules/proof.ts'
import type { Of } from './totp.ts'

/** New codes and their hashes, before they are stored. */
export interface NewCodes {
  /** The codes for the owner, who sees them once. */
  readonly plain: readonly string[]
  readonly hashed: readonly { readonly selector: string; readonly codeHash: string }[]
}

/**
 * Makes an account's recovery codes with their hashes, or refuses above the limit. They are counted before they are
 * hashed, so that parallel calls cannot outrun the limit. Hashing takes time, so it comes before any lock.
 *
 * @throws Refusal `tooMany` of `proofRefusals`
 */
export async function makeRecoveryCodes(services: AppServices, of: Of): Promise<NewCodes> {
  const key = `recovery codes of ${of.accountId}`
  await requireAttempt(services, proofRefusals, { key, ...recoveryCodesLimit })
  const codes = drawRecoveryCodes(randomInt)
  const hashed: NewCodes['hashed'][number][] = []
  for (const { selector, secret } of codes)
    hashed.push({ selector, codeHash: await services.passwords.hashCode(secret, accountOwner(of)) })
  return { plain: codes.map(writeRecoveryCode), hashed }
}

/** Makes recovery codes for an account that has none; null for any other account. */
export async function makeFirstCodes(services: AppServices, of: Of): Promise<NewCodes | null> {
  return (await hasRecoveryCodes(services.db, of)) ? null : makeRecoveryCodes(services, of)
}

async function hasRecoveryCodes(db: Database, of: Of): Promise<boolean> {
  const row = await db
    .selectFrom('recoveryCode')
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .select('selector')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/**
 * Stores recovery codes with an account's first factor, and returns them. Empty where it has some already. Called
 * within a transaction that has locked the account's row.
 *
 * `made` is null where the account had codes before the transaction. If its last factor went meanwhile, the codes are
 * made here.
 */
export async function giveRecoveryCodes(
  within: AppServices,
  of: Of,
  made: NewCodes | null,
): Promise<readonly string[]> {
  if (await hasRecoveryCodes(within.db, of)) return []
  const codes = made ?? (await makeRecoveryCodes(within, of))
  await replaceRecoveryCodes(within.db, of, codes)
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
