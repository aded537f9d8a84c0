import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId, RoleId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { fallbackLocale } from '@candor/messages/locale'
import { deleteAddress } from '../../../../meetings/planning/server/queries/calendar.ts'
import { newPasswordFault } from '../../../../platform/access/rules/common-password.ts'
import type { UserType } from '../../../../platform/access/rules/permissions.ts'
import { findAccountByEmail, hasAccounts, listRoles } from '../../../../platform/company/server/queries.ts'
import type { RuleFault } from '../../../../platform/imports/rules/fault.ts'
import type { CompanyContext, StoredCompany } from '../../../../platform/imports/rules/part.ts'
import { isGivenType } from '../../../../sign-in/account-changes/rules/change.ts'
import {
  type AccountPatch,
  addAccount,
  changeAccount,
  typeOf,
} from '../../../../sign-in/account-changes/server/queries/change-account.ts'
import { keepCompanyEntry } from '../../../../sign-in/sign-in-rules/server/actions/entry.ts'
import type { CompanyFile } from './company-file.ts'

const by = { kind: 'operator' } as const

interface Given {
  readonly email: string
  readonly name: string
  readonly userType: UserType
  readonly isDemo: boolean
  readonly roleId: RoleId
  /** External id of the role. */
  readonly role: string
}

/** A frozen account stays frozen. It gets the file's type once it is thawed. */
function patchOf({ userType, role: _, ...rest }: Given): AccountPatch {
  return isGivenType(userType) ? { ...rest, userType } : { ...rest, isFrozen: true }
}

type Known = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

async function changeKnown(
  { db, settings, clock, record }: CompanyContext<Database>,
  known: Known,
  given: Given,
): Promise<void> {
  const patch = patchOf(given)
  const { companyId, accountId, name } = known
  const target = { companyId, accountId }
  const change = { by, target, patch, acting: fallbackLocale, now: clock.now(), isEntryKept: true }
  const changed = await changeAccount({ db, settings, clock }, change)
  if (changed.refusal !== null) throw new Error(`an operator was refused: ${changed.refusal}`)
  const { parts } = changed
  if (Object.keys(parts).length === 0) return
  if (parts.isFrozen === true && (await deleteAddress(db, target)))
    record({ action: 'calendarAddress.ended', details: { to: { account: name } } })
  const before = { name, userType: typeOf(known), isFrozen: known.userType === 'freeze' }
  const told = (['name', 'userType', 'isFrozen'] as const).filter((key) => parts[key] !== undefined)
  const pick = (of: Partial<typeof before>) => Object.fromEntries(told.map((key) => [key, of[key]]))
  const role = parts.roleId === undefined ? {} : { role: given.role }
  const to = { ...pick(parts), ...role, by: 'file' }
  record({ action: 'account.changed', details: { subject: name, from: pick(before), to } })
}

async function addNew(
  { db, record }: CompanyContext<Database>,
  { userType, role, ...account }: Given & { companyId: CompanyId; passwordHash: string | null },
): Promise<void> {
  const isFrozen = !isGivenType(userType)
  const type = isFrozen ? 'read' : userType
  await addAccount({ db }, by, { id: newId<'account'>(), ...account, userType: type, isFrozen })
  const { name, email } = account
  const to = { name, email, userType, role, by: 'file' }
  record({ action: 'account.added', details: { subject: name, from: null, to } })
}

/** A company within the transaction that stores its file: what every step needs. */
export interface CompanyInStore extends StoredCompany<Database> {
  readonly file: CompanyFile
  /** Hashes of the passwords of new accounts, by e-mail. */
  readonly hashes: ReadonlyMap<string, string>
}

async function storeEach(company: CompanyInStore): Promise<RuleFault[]> {
  const { db, companyId, file, hashes } = company
  const roles = await listRoles(db, companyId)
  const companyNames = [file.company.name, file.company.nameLatin ?? '']
  // The entry of the import tells the first contents of a new company.
  const isFirst = !(await hasAccounts(db, companyId))
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
    const given = { email, name, userType, isDemo, roleId, role }
    if (known) await changeKnown(company, known, given)
    else
      await addNew(isFirst ? { ...company, record: () => {} } : company, {
        ...given,
        companyId,
        passwordHash: hashes.get(email) ?? null,
      })
  }
  return faults
}

/** Stores the accounts of a file, and returns what it cannot store. An administrator who can sign in is left. */
export async function storeAccounts(company: CompanyInStore): Promise<RuleFault[]> {
  try {
    return await keepCompanyEntry(company, company.companyId, () => storeEach(company))
  } catch (error) {
    if (!(error instanceof Refusal) || error.refusal !== 'nobodyLeft') throw error
    return [{ path: ['accounts'], fault: 'nobodyLeft' }]
  }
}
