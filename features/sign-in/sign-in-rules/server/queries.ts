import type { Database } from '@candor/db/database'
import type { CompanyId, SessionId } from '@candor/kernel/ids'
import type { SignInPolicy } from '../rules/policy.ts'

/** How a session was opened. */
export async function getOwnSignIn(db: Database, sessionId: SessionId) {
  return db
    .selectFrom('session')
    .where('id', '=', sessionId)
    .select(['way', 'secondFactor'])
    .executeTakeFirstOrThrow()
}

/** Replaces a company's rules of signing in. */
export async function saveSignInPolicy(
  transaction: Database,
  companyId: CompanyId,
  { ways, ...rest }: SignInPolicy,
): Promise<void> {
  const row = { ...rest, ways: [...ways] }
  await transaction
    .insertInto('signInPolicy')
    .values({ companyId, ...row })
    .onConflict((on) => on.column('companyId').doUpdateSet(row))
    .execute()
}
