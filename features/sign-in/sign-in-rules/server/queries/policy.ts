import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { defaultSignInPolicy, type SignInPolicy } from '../../rules/policy.ts'
import { isSignInWay } from '../../rules/ways.ts'

/** A company's rules of signing in, or the default. */
export async function findSignInPolicy(db: Database, companyId: CompanyId): Promise<SignInPolicy> {
  const row = await db
    .selectFrom('signInPolicy')
    .where('companyId', '=', companyId)
    .select(['ways', 'demandsSecondFactor', 'sessionHours', 'restMinutes'])
    .executeTakeFirst()
  return row ? { ...row, ways: row.ways.filter(isSignInWay) } : defaultSignInPolicy
}
