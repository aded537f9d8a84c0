import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import { defaultButtons, type PermissionKey, userTypes } from '../../../platform/access/rules/permissions.ts'
import { writeSwitch } from '../../../platform/company/rules/wire.ts'
import { defaultTimeZones, type Profile } from '../../../platform/company/rules.ts'
import { changesOf, readSnapshot } from '../../../platform/company/server/queries/snapshot.ts'
import {
  ensureRole,
  findAccountByEmail,
  findCompanyByExternalId,
  listRoles,
  listSwitches,
  mergeSetting,
  storeCompany,
  storePosition,
  storeRole,
  storeSetting,
} from '../../../platform/company/server/queries.ts'
import { countSeatsAndJobs, findPastEdition } from '../../../platform/editions/server/actions/past-edition.ts'
import { PartRefused } from '../../../platform/imports/rules/fault.ts'
import { type CompanyContext, companyPart } from '../../../platform/imports/rules/part.ts'
import { addAccount } from '../../../sign-in/account-changes/server/queries/change-account.ts'
import { CompanyFile } from './import/company-file.ts'
import { type CompanyInStore, storeAccounts } from './import/store-accounts.ts'

/** The roles of a company without configured ones: one for each user type (decision D15). */
async function ensureDefaultRoles(db: Database, companyId: CompanyId): Promise<void> {
  for (const userType of userTypes) {
    const buttons: readonly PermissionKey[] = defaultButtons[userType]
    await ensureRole(db, companyId, { externalId: userType, name: userType, buttons })
  }
}

/** Stores the settings in the file; others stay as people set them. */
async function storeConfiguration({ db, companyId, file }: CompanyInStore): Promise<void> {
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

async function storePositions({ db, companyId, file }: CompanyInStore): Promise<void> {
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
    const known = await findCompanyByExternalId(db, facts.externalId)
    const was = known && (await readSnapshot(db, known))
    const companyId = await storeCompany(db, { ...facts, nameLatin: nameLatin ?? null })
    const before = await countSeatsAndJobs(db, companyId)
    const stored: CompanyInStore = { ...context, companyId, file, hashes }
    await storeConfiguration(stored)
    for (const role of file.roles ?? []) await storeRole(db, companyId, role)
    if (!file.roles) await ensureDefaultRoles(db, companyId)
    await storePositions(stored)

    // A new company is told as such: all of it is new.
    const to = was && changesOf(was, await readSnapshot(db, companyId))
    context.record({ action: 'company.imported', details: to === null ? {} : { to } })

    const faults = await storeAccounts(stored)
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
  const account = { id: newId<'account'>(), companyId, roleId, ...administrator, mustChangePassword: true }
  const { refusal } = await addAccount(
    { db },
    { kind: 'operator' },
    { ...account, name: administrator.email, userType: 'superAdmin' },
  )
  if (refusal) throw new Error(`the first administrator was not added: ${refusal}`)
  return companyId
}
