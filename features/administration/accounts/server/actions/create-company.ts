import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import {
  defaultButtons,
  type PermissionKey,
  userTypes,
} from '../../../../platform/access/rules/permissions.ts'
import type { Profile } from '../../../../platform/company/contract/profiles.ts'
import { defaultTimeZones } from '../../../../platform/company/rules.ts'
import { ensureRole, listRoles, storeCompany } from '../../../../platform/company/server/queries.ts'
import { addAccount } from '../../../../sign-in/account-changes/server/queries/change-account.ts'

/** The roles of a company without configured ones: one for each user type (decision D15). */
export async function ensureDefaultRoles(db: Database, companyId: CompanyId): Promise<void> {
  for (const userType of userTypes) {
    const buttons: readonly PermissionKey[] = defaultButtons[userType]
    await ensureRole(db, companyId, { externalId: userType, name: userType, buttons })
  }
}

interface NewCompany {
  readonly externalId: string
  readonly name: string
  readonly profile: Profile
  /** Left out: the usual one of the profile. */
  readonly timeZone?: string
  /** When people are led to its first steps from. */
  readonly firstStepsSince: Date
}

interface NewAdministrator {
  readonly email: string
  /** Left out: the e-mail. */
  readonly name?: string
  readonly passwordHash: string
  /** The end of a one-time password; null for one that the administrator chose. */
  readonly passwordEndsAt: Date | null
  readonly mustChangePassword: boolean
}

/** Creates a company with the default roles and its first administrator. */
export async function createCompany(
  db: Database,
  company: NewCompany,
  administrator: NewAdministrator,
): Promise<{ companyId: CompanyId; accountId: AccountId }> {
  const timeZone = company.timeZone ?? defaultTimeZones[company.profile]
  const companyId = await storeCompany(db, { ...company, nameLatin: null, timeZone })
  await ensureDefaultRoles(db, companyId)
  const roleId = (await listRoles(db, companyId)).get('superAdmin')
  if (!roleId) throw new Error('a new company has no role for its administrator')
  const accountId = newId<'account'>()
  const { name = administrator.email } = administrator
  const account = {
    id: accountId,
    companyId,
    roleId,
    ...administrator,
    name,
    userType: 'superAdmin' as const,
  }
  const { refusal } = await addAccount({ db }, { kind: 'operator' }, account)
  if (refusal) throw new Error(`the first administrator was not added: ${refusal}`)
  return { companyId, accountId }
}
