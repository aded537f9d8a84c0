import type { Database } from '@candor/db/database'
import type { SecondFactor } from '../../../session/rules/sign-in.ts'
import { forgetPendingOf } from '../../../session/server/queries/pending-sign-ins.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'
import type { Of } from './totp.ts'

/** The kinds of second factor of an account, locked until the transaction ends. */
export async function lockKinds(transaction: Database, of: Of): Promise<string[]> {
  const rows = await transaction
    .selectFrom('secondFactor')
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .orderBy('kind')
    .forUpdate()
    .select('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/**
 * Removes a kind of second factor, and with the last one the recovery codes. Returns whether there was one, and how
 * many kinds are left. Called within a transaction.
 */
export async function removeFactor(
  transaction: Database,
  of: Of,
  kind: SecondFactor,
): Promise<{ wasThere: boolean; left: number }> {
  const before = await lockKinds(transaction, of)
  await transaction
    .deleteFrom('secondFactor')
    .where('accountId', '=', of.accountId)
    .where('kind', '=', kind)
    .execute()
  const left = before.filter((each) => each !== kind).length
  if (left === 0) await removeRecoveryCodes(transaction, of)
  return { wasThere: before.includes(kind), left }
}

/** Removes every second factor of an account, and ends its waiting sign-ins. Returns how many kinds there were. */
export async function resetFactors(transaction: Database, of: Of): Promise<number> {
  const kinds = await lockKinds(transaction, of)
  await transaction.deleteFrom('secondFactor').where('accountId', '=', of.accountId).execute()
  await removeRecoveryCodes(transaction, of)
  await forgetPendingOf(transaction, of.accountId)
  return kinds.length
}
