import type { AppServices } from '@candor/db/database'
import { sql } from 'kysely'
import { isPermissionKey, isUserType } from '../../../../platform/access/rules/permissions.ts'
import { mayActOnPersons } from '../../../../platform/access/rules/person-acts.ts'
import { endOfSession, isWayClosed } from '../../../../platform/access/rules/session-end.ts'
import { sessionFacts } from '../../../../platform/access/server/queries/accounts.ts'
import { findHrMay } from '../../../../platform/company/server/queries.ts'

/** The account of a session that lives, and that may export still; null for any other. */
export async function findAsker({ db, clock, settings }: AppServices, sessionId: string) {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .leftJoin('signInPolicy', 'signInPolicy.companyId', 'session.companyId')
    .where(sql<boolean>`session.id = ${sessionId}`)
    .where('session.endedAt', 'is', null)
    .where('account.userType', '<>', 'freeze')
    .where('account.mustChangePassword', '=', false)
    .select(['account.id as accountId', 'account.userType', 'account.isDemo', 'role.buttons'])
    .select(['session.companyId', ...sessionFacts])
    .executeTakeFirst()
  if (!row || endOfSession(row) <= clock.now() || isWayClosed(row)) return null
  const { accountId, companyId, userType, isDemo, buttons } = row
  if (!isUserType(userType) || (isDemo && !settings.isDemoOn)) return null
  const viewer = { userType, permissions: new Set(buttons.filter(isPermissionKey)) }
  const mayExport = mayActOnPersons(viewer, 'export', await findHrMay(db, companyId))
  return mayExport ? { ...viewer, accountId, companyId } : null
}
