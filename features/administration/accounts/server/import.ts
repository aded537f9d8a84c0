import type { Database } from '@candor/db/database'
import type { LocalNames } from '../../../candidates/stages/rules/names.ts'
import { storeStageNames } from '../../../candidates/stages/server/queries.ts'
import { writeSwitch } from '../../../platform/company/rules/wire.ts'
import { changesOf, readSnapshot } from '../../../platform/company/server/queries/snapshot.ts'
import {
  findAccountByEmail,
  findCompanyByExternalId,
  listSwitches,
  mergeSetting,
  storeCompany,
  storeRole,
  storeSetting,
} from '../../../platform/company/server/queries.ts'
import { countSeatsAndJobs, findPastEdition } from '../../../platform/editions/server/actions/past-edition.ts'
import { PartRefused } from '../../../platform/imports/rules/fault.ts'
import { type CompanyContext, companyPart } from '../../../platform/imports/rules/part.ts'
import { ensureDefaultRoles } from './actions/create-company.ts'
import { CompanyFile } from './import/company-file.ts'
import { type CompanyInStore, storeAccounts } from './import/store-accounts.ts'
import { storePositionPeople, storePositions } from './import/store-positions.ts'

/** Stores the settings in the file; others stay as people set them. */
async function storeConfiguration({ db, companyId, file }: CompanyInStore): Promise<void> {
  const { reportTabConfig, stageNames, ...settings } = file.configuration ?? {}
  if (stageNames) {
    const named = Object.entries(stageNames).map(([id, name]) => {
      const names: LocalNames = { cn: name, en: name, 'zh-TW': name }
      return [id, names] as const
    })
    await storeStageNames(db, companyId, new Map(named))
  }
  if (reportTabConfig) {
    const given = new Set(reportTabConfig.map(({ tabType }) => tabType))
    const kept = (await listSwitches(db, companyId)).filter(({ number }) => !given.has(number))
    await storeSetting(db, companyId, 'reportTabConfig', [...kept.map(writeSwitch), ...reportTabConfig])
  }
  for (const [key, value] of Object.entries(settings))
    if (value !== undefined) await mergeSetting(db, companyId, key, value)
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
    faults.push(...(await storePositionPeople(stored)))
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
