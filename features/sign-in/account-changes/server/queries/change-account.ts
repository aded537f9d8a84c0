import type { AppServices, Database, NewRow } from '@candor/db/database'
import type { AccountId, CompanyId, RoleId } from '@candor/kernel/ids'
import { isLocale, type Locale } from '@candor/messages/locale'
import { sql } from 'kysely'
import { isAdministrator } from '../../../../platform/access/rules/acts.ts'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import { keepCompanyEntry } from '../../../sign-in-rules/server/actions/entry.ts'
import {
  type Adder,
  addRefusal,
  type ChangedParts,
  type ChangeRefusal,
  type Changer,
  changeRefusal,
  type GivenType,
  isGivenType,
} from '../../rules/change.ts'
import { endAddress } from '../actions/end-address.ts'

// The only file that writes the address, the type and the state of accounts: `writers.test.ts` proves it.

/** The services on the transaction of the change. */
type Within = Pick<AppServices, 'db' | 'settings' | 'clock'>

export interface AccountPatch extends Omit<ChangedParts, 'roleId'> {
  readonly roleId?: RoleId
}

interface AccountChange {
  readonly by: Changer
  readonly target: { readonly companyId: CompanyId; readonly accountId: AccountId }
  readonly patch: AccountPatch
  /** Language of mails to an owner who has chosen none. */
  readonly acting: Locale
  readonly now: Date
  /** The caller keeps an administrator in the company over several changes. */
  readonly isEntryKept?: boolean
}

export type Changed =
  | { readonly refusal: ChangeRefusal }
  /** The parts that were not so before. */
  | { readonly refusal: null; readonly parts: AccountPatch }

async function lockRow({ db }: Within, { companyId, accountId }: AccountChange['target']) {
  return db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .forUpdate()
    .select(['name', 'email', 'userType', 'userTypeBeforeFreeze', 'roleId', 'isDemo', 'locale'])
    .executeTakeFirstOrThrow()
}

type Row = Awaited<ReturnType<typeof lockRow>>

/** The type of an account. A frozen account has the type before the freeze, or `read` if that is unknown. */
export function typeOf({
  userType,
  userTypeBeforeFreeze,
}: Pick<Row, 'userType' | 'userTypeBeforeFreeze'>): GivenType {
  const type = userType === 'freeze' ? userTypeBeforeFreeze : userType
  return type !== null && isGivenType(type) ? type : 'read'
}

/** The parts of a patch that differ from the account. */
function changedParts(row: Row, patch: AccountPatch): AccountPatch {
  const now: AccountPatch = {
    name: row.name,
    email: row.email,
    userType: typeOf(row),
    isFrozen: row.userType === 'freeze',
    roleId: row.roleId,
    isDemo: row.isDemo,
  }
  const isNew = (key: keyof AccountPatch) => patch[key] !== undefined && patch[key] !== now[key]
  return {
    ...(isNew('name') && { name: patch.name }),
    ...(isNew('email') && { email: patch.email }),
    ...(isNew('userType') && { userType: patch.userType }),
    ...(isNew('isFrozen') && { isFrozen: patch.isFrozen }),
    ...(isNew('roleId') && { roleId: patch.roleId }),
    ...(isNew('isDemo') && { isDemo: patch.isDemo }),
  }
}

/** Another spelling of the same address is no new address. */
function withNewAddress(row: Row, { email, ...parts }: AccountPatch): AccountPatch {
  const isNew = email !== undefined && email.toLowerCase() !== row.email.toLowerCase()
  return isNew ? { ...parts, email } : parts
}

/** A person's decision about an account stays: the directory's table and its thawing leave it alone (S45). */
async function takeFromDirectory(db: Database, accountId: AccountId, parts: AccountPatch): Promise<void> {
  const isGiven = parts.userType !== undefined || parts.roleId !== undefined
  if (!isGiven && parts.isFrozen === undefined) return
  await db
    .updateTable('directoryAccount')
    .set({
      ...(isGiven && { isByTable: false }),
      ...(parts.isFrozen !== undefined && { hasFrozen: false }),
    })
    .where('accountId', '=', accountId)
    .execute()
}

async function store(within: Within, row: Row, change: AccountChange, parts: AccountPatch): Promise<void> {
  const { by, target, acting, now } = change
  const { accountId, companyId } = target
  const { db } = within
  const type = parts.userType ?? typeOf(row)
  const isFrozen = parts.isFrozen ?? row.userType === 'freeze'
  const { name, email, roleId, isDemo } = { ...row, ...parts }
  await db
    .updateTable('account')
    .set({ name, email, roleId, isDemo })
    .set({ userType: isFrozen ? 'freeze' : type, userTypeBeforeFreeze: isFrozen ? type : null })
    .where('id', '=', accountId)
    .execute()
  if (parts.isFrozen === true) await endWay(db, { accountIds: [accountId], way: 'all', now })
  if (email.toLowerCase() !== row.email.toLowerCase()) {
    const locale = isLocale(row.locale) ? row.locale : acting
    await endAddress(db, { companyId, accountId, name, from: row.email, to: email, locale, now })
  }
  if (by.kind === 'person') await takeFromDirectory(db, accountId, parts)
}

/**
 * Changes an account within the caller's transaction, which holds the company's rights alone. What does not differ is
 * no change.
 *
 * Returns a refusal of the rules, having stored nothing. Throws `nobodyLeft` where no administrator who can sign in would
 * be left.
 */
export async function changeAccount(within: Within, change: AccountChange): Promise<Changed> {
  const { by, target, patch } = change
  const row = await lockRow(within, target)
  const parts = changedParts(row, patch)
  const userType = typeOf(row)
  const refusal = changeRefusal(by, { accountId: target.accountId, userType }, withNewAddress(row, parts))
  if (refusal) return { refusal }
  if (Object.keys(parts).length === 0) return { refusal: null, parts }
  const takesEntry = parts.email ?? parts.userType ?? parts.isFrozen
  const storing = () => store(within, row, change, parts)
  if (isAdministrator(userType) && takesEntry !== undefined && !change.isEntryKept)
    await keepCompanyEntry(within, target.companyId, storing)
  else await storing()
  return { refusal: null, parts }
}

type NewAccount = Omit<NewRow<'account'>, 'userType' | 'userTypeBeforeFreeze'> & {
  readonly userType: GivenType
  readonly isFrozen?: boolean
}

/** Adds an account within the caller's transaction; `emailTaken` where any company has an account with this e-mail. */
export async function addAccount(
  { db }: Pick<Within, 'db'>,
  by: Adder,
  { userType, isFrozen = false, ...account }: NewAccount,
): Promise<{ readonly refusal: ChangeRefusal | 'emailTaken' | null }> {
  const refusal = addRefusal(by, userType)
  if (refusal) return { refusal }
  const type = isFrozen ? { userType: 'freeze', userTypeBeforeFreeze: userType } : { userType }
  const row = await db
    .insertInto('account')
    .values({ ...account, ...type })
    .onConflict((on) => on.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return { refusal: row ? null : 'emailTaken' }
}

/** An account of a directory, and the type and role that its groups give. */
interface TypeByGroups {
  readonly id: AccountId
  readonly wasType: string
  readonly isType: string
  readonly roleId: RoleId
}

/**
 * Gives many accounts of a company the type and role of their groups, in one statement. Super administrators are left
 * alone, and nobody becomes one. Throws `nobodyLeft` as `changeAccount` does.
 */
export async function giveTypes(
  within: Within,
  companyId: CompanyId,
  given: readonly TypeByGroups[],
): Promise<void> {
  const changes = given.filter(({ wasType, isType }) => wasType !== 'superAdmin' && isType !== 'superAdmin')
  if (changes.length === 0) return
  const giving = () =>
    sql`
      update account set
        user_type = case when account.user_type = 'freeze' then account.user_type else given.type end,
        user_type_before_freeze = case when account.user_type = 'freeze' then given.type end,
        role_id = given.role_id
      from unnest(
        ${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ isType }) => isType)}::text[],
        ${changes.map(({ roleId }) => roleId)}::uuid[]
      ) as given (id, type, role_id)
      where account.id = given.id and account.company_id = ${companyId}`.execute(within.db)
  if (changes.some(({ wasType }) => wasType === 'admin')) await keepCompanyEntry(within, companyId, giving)
  else await giving()
}

/** Takes the personal data of a frozen account, and every way of signing in, out of its row. It stays for its acts. */
export async function eraseAccountRow(
  db: Database,
  { accountId, name, now }: { readonly accountId: AccountId; readonly name: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ name, email: `${accountId}@erased.invalid`, phone: null, locale: null, erasedAt: now })
    .set({ passwordHash: null, passwordEndsAt: null, mustChangePassword: false, isDemo: false })
    .where('id', '=', accountId)
    .execute()
}
