import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { addSecondFactor } from '../../../session/server/queries/second-factors.ts'

export interface Of {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** Context of an account's sealed secret. */
const contextOf = ({ accountId }: Of) => `totp of ${accountId}`

/** The secret of an account's authenticator app; null without one, or where the sealing key is gone. */
export async function findTotpSecret({ db, secrets, log }: AppServices, of: Of): Promise<string | null> {
  const row = await db
    .selectFrom('totp')
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .select('secret')
    .executeTakeFirst()
  const secret = row ? secrets.open(row.secret, contextOf(of)) : null
  if (row && secret === null)
    log.error({ accountId: of.accountId }, 'the secret of an authenticator app does not open')
  return secret
}

/**
 * Uses up a code by the number of its time step: neither it nor earlier ones are accepted again. False where it was
 * used already. One statement, so that of two parallel uses only one succeeds.
 */
export async function consumeStep(transaction: Database, of: Of, step: number): Promise<boolean> {
  const row = await transaction
    .updateTable('totp')
    .set({ lastStep: step })
    .where('accountId', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .where('lastStep', '<', step)
    .returning('accountId')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores an authenticator app with the time step of its first code. False where the account has one already. */
export async function insertTotp(
  { db, secrets }: Pick<AppServices, 'db' | 'secrets'>,
  of: Of,
  { secret, step, now }: { readonly secret: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  await addSecondFactor(db, of, 'totp', now)
  const row = await db
    .insertInto('totp')
    .values({
      companyId: of.companyId,
      accountId: of.accountId,
      secret: secrets.seal(secret, contextOf(of)),
      lastStep: step,
    })
    .onConflict((on) => on.column('accountId').doNothing())
    .returning('accountId')
    .executeTakeFirst()
  return row !== undefined
}
