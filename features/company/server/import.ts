import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { newPasswordFault } from '../../access/rules/common-password.ts'
import { defaultButtons, type PermissionKey, userTypes } from '../../access/rules/permissions.ts'
import { countSeatsAndJobs, findPastEdition } from '../../editions/server/queries/past-edition.ts'
import { PartRefused, type RuleFault } from '../../imports/rules/fault.ts'
import { type CompanyContext, companyPart } from '../../imports/rules/part.ts'
import { writeSwitch } from '../rules/wire.ts'
import { defaultTimeZones, type Profile } from '../rules.ts'
import { CompanyFile } from './import/company-file.ts'
import {
  ensureRole,
  findAccountByEmail,
  insertAccount,
  listRoles,
  listSwitches,
  mergeSetting,
  storeCompany,
  storePosition,
  storeRole,
  storeSetting,
  updateAccount,
} from './queries.ts'

/** The roles of a company without configured ones: one for each user type (decision D15). */
async function ensureDefaultRoles(db: Database, companyId: CompanyId): Promise<void> {
  for (const userType of userTypes) {
    const buttons: readonly PermissionKey[] = defaultButtons[userType]
    await ensureRole(db, companyId, { externalId: userType, name: userType, buttons })
  }
}

/** Stores the settings in the file; others stay as people set them. */
async function storeConfiguration(db: Database, companyId: CompanyId, file: CompanyFile): Promise<void> {
  const { reportTabConfig, stageNames, ...settings } = file.configuration ?? {}
  if (stageNames) await storeSetting(db, companyId, 'stageNames', stageNames)
  if (reportTabConfig) {
    const given = new Set(reportTabConfig.map(({ tabType }) => tabType))
    const kept = (await listSwitches(db, companyId)).filter(({ number }) => !given.has(number))
    await storeSetting(db, companyId, 'reportTabConfig', [...kept.map(writeSwitch), ...reportTabConfig])
  }
  for (const [key, value] of Object.entries(settings))
    if (value !== undefined) await mergeSetting(db, companyId, key, value)
}

async function storePositions(db: Database, companyId: CompanyId, file: CompanyFile): Promise<void> {
  for (const { externalId, name, nameLatin, isL5, ...settings } of file.positions) {
    await storePosition(db, companyId, {
      externalId,
      name,
      nameLatin: nameLatin ?? null,
      isL5: isL5 === 1,
      settings,
    })
  }
}

/**
 * The password hashes of new accounts, by e-mail. For existing ones the file's password is ignored: importing again
 * must not undo the owner's choice.
 */
async function hashPasswords({ db, passwords }: CompanyContext<Database>, accounts: CompanyFile['accounts']) {
  const hashes = new Map<string, string>()
  for (const { email, password } of accounts) {
    if (password === undefined || (await findAccountByEmail(db, email))) continue
    hashes.set(email, await passwords.hash(password, 'import'))
  }
  return hashes
}

export const company = companyPart<Database>()({
  schema: CompanyFile,
  async store(context, file) {
    const { db } = context
    const { nameLatin, ...facts } = file.company
    // Hashing is slow, so it comes before any lock is taken.
    const hashes = await hashPasswords(context, file.accounts)
    const companyId = await storeCompany(db, { ...facts, nameLatin: nameLatin ?? null })
    const before = await countSeatsAndJobs(db, companyId)
    await storeConfiguration(db, companyId, file)
    for (const role of file.roles ?? []) await storeRole(db, companyId, role)
    if (!file.roles) await ensureDefaultRoles(db, companyId)
    await storePositions(db, companyId, file)

    const roles = await listRoles(db, companyId)
    const companyNames = [file.company.name, nameLatin ?? '']
    const faults: RuleFault[] = []
    for (const [index, account] of file.accounts.entries()) {
      const { email, name, userType, role = userType, password } = account
      const known = await findAccountByEmail(db, email)
      const isDemo = account.isDemo ?? known?.isDemo ?? false
      const isElsewhere = known !== null && known.companyId !== companyId
      // A frozen account without a role in the file keeps its own, for when it is thawed.
      const keepsRole = userType === 'freeze' && account.role === undefined
      const roleId = (keepsRole && known?.roleId) || roles.get(role)
      if (!roleId) faults.push({ path: ['accounts', index, 'role'], fault: 'unknownRole', values: { role } })
      if (isElsewhere)
        faults.push({ path: ['accounts', index, 'email'], fault: 'accountElsewhere', values: { email } })
      const simple =
        known || password === undefined ? null : newPasswordFault(password, { email, name, companyNames })
      if (simple) faults.push({ path: ['accounts', index, 'password'], fault: simple })
      if (!roleId || isElsewhere) continue
      const given = { email, name, userType, isDemo, roleId }
      if (known) {
        await updateAccount(db, known, { ...given, now: context.clock.now() })
        continue
      }
      const chosen = {
        passwordHash: hashes.get(email) ?? null,
        mustChangePassword: false,
        passwordEndsAt: null,
      }
      await insertAccount(db, { ...given, ...chosen, companyId })
    }
    for (const { quota, most } of await findPastEdition(db, companyId, before))
      faults.push({
        path: [quota === 'jobs' ? 'positions' : 'accounts'],
        fault: `${quota}UsedUp`,
        values: { most },
      })
    if (faults.length > 0) throw new PartRefused(faults)
    return companyId
  },
})

/** Creates a company with the default roles and its first administrator, who must change their password. */
export async function createCompany(
  db: Database,
  of: { externalId: string; name: string; profile: Profile },
  administrator: { email: string; passwordHash: string; passwordEndsAt: Date },
): Promise<CompanyId> {
  const companyId = await storeCompany(db, { ...of, nameLatin: null, timeZone: defaultTimeZones[of.profile] })
  await ensureDefaultRoles(db, companyId)
  const roleId = (await listRoles(db, companyId)).get('superAdmin')
  if (!roleId) throw new Error('a new company has no role for its administrator')
  await insertAccount(db, {
    ...administrator,
    companyId,
    roleId,
    name: administrator.email,
    userType: 'superAdmin',
    isDemo: false,
    mustChangePassword: true,
  })
  return companyId
}
