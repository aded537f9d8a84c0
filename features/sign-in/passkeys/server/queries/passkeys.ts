import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { lockKinds } from '../../../second-factor/server/queries/factors.ts'
import { addSecondFactor } from '../../../session/server/queries/second-factors.ts'
import { maxPasskeys } from '../../rules/limits.ts'
import type { Of } from './challenges.ts'

/** A passkey by the authenticator's id, with its account as a sign-in reads it; null for an unknown one. */
export async function findPasskey(db: Database, credentialId: string) {
  const row = await db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.accountId')
    .where('passkey.credentialId', '=', credentialId)
    .select(['passkey.id', 'passkey.companyId', 'passkey.accountId', 'passkey.publicKey'])
    .select(['passkey.name', 'account.name as accountName', 'account.userType', 'account.passwordHash'])
    .executeTakeFirst()
  return row ?? null
}

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

export function listPasskeys(db: Database, of: Of) {
  return db
    .selectFrom('passkey')
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .orderBy('id', 'desc')
    .select(['id', 'credentialId', 'transports', 'name', 'userAgent', 'addedAt', 'lastUsedAt'])
    .execute()
}

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]

interface NewPasskey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly userAgent: string | null
  readonly addedAt: Date
}

/** Stores a passkey, unless the account has the most already, or it is known. Called within a transaction. */
export async function insertPasskey(
  transaction: Database,
  of: Of,
  { publicKey, transports, ...passkey }: NewPasskey,
): Promise<'added' | 'full' | 'there'> {
  await addSecondFactor(transaction, of, 'passkey', passkey.addedAt)
  await lockKinds(transaction, of)
  const known = await listPasskeys(transaction, of)
  if (known.length >= maxPasskeys) return 'full'
  const { companyId, accountId } = of
  const row = await transaction
    .insertInto('passkey')
    .values({
      id: newId<'passkey'>(),
      companyId,
      accountId,
      ...passkey,
      publicKey: Buffer.from(publicKey),
      transports: [...transports],
    })
    .onConflict((on) => on.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row ? 'added' : 'there'
}

/** Renames a passkey of an account; returns the old name, or null where the account has no such passkey. */
export async function renamePasskey(
  transaction: Database,
  of: Of,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<string | null> {
  const before = await findOwn(transaction, of, id)
  if (!before) return null
  await transaction.updateTable('passkey').set({ name }).where('id', '=', id).execute()
  return before.name
}

/** A passkey of an account, locked until the transaction ends. */
async function findOwn(transaction: Database, of: Of, id: string) {
  return transaction
    .selectFrom('passkey')
    .where('id', '=', id)
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .forUpdate()
    .select('name')
    .executeTakeFirst()
}

/**
 * Removes a passkey of an account; returns its name and how many are left, or null where the account has no such
 * passkey.
 */
export async function deletePasskey(
  transaction: Database,
  of: Of,
  id: string,
): Promise<{ name: string; left: number } | null> {
  await lockKinds(transaction, of)
  const own = await findOwn(transaction, of, id)
  if (!own) return null
  await transaction.deleteFrom('passkey').where('id', '=', id).execute()
  return { name: own.name, left: (await listPasskeys(transaction, of)).length }
}

/**
 * Records a use of a passkey by the authenticator's counter, in the transaction of the act. One statement, so that of
 * two parallel uses only one succeeds. An authenticator that does not count sends 0 each time.
 */
export async function recordUse(
  transaction: Database,
  { id }: Pick<FoundPasskey, 'id'>,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<'taken' | 'back' | 'gone'> {
  const taken = await transaction
    .updateTable('passkey')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', String(counter)), eb.and([eb('counter', '=', '0'), eb.val(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst()
  if (taken) return 'taken'
  const known = await transaction.selectFrom('passkey').where('id', '=', id).select('id').executeTakeFirst()
  return known ? 'back' : 'gone'
}
