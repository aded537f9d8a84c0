import { randomBytes } from 'node:crypto'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { fallbackLocale } from '@candor/messages/locale'
import { giveOneTimePassword } from '../../../../../features/administration/accounts/server/queries.ts'
import { isAdministrator } from '../../../../../features/platform/access/rules/acts.ts'
import { endWay } from '../../../../../features/platform/access/server/queries/end-way.ts'
import { lockRights } from '../../../../../features/platform/access/server/queries/rights.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { findCompany } from '../../../../../features/platform/imports/server/queries/companies.ts'
import {
  changeAccount,
  typeOf,
} from '../../../../../features/sign-in/account-changes/server/queries/change-account.ts'
import { notifyPasswordChanged } from '../../../../../features/sign-in/password-links/server/actions/notify-changed.ts'
import { resetFactors } from '../../../../../features/sign-in/second-factor/server/queries/factors.ts'
import {
  oneTimePasswordBytes,
  oneTimePasswordEnd,
} from '../../../../../features/sign-in/session/rules/sign-in.ts'
import { signInWays } from '../../../../../features/sign-in/sign-in-rules/contract/entry.ts'
import { ruleChanges } from '../../../../../features/sign-in/sign-in-rules/rules.ts'
import { findSignInPolicy } from '../../../../../features/sign-in/sign-in-rules/server/queries/policy.ts'
import { saveSignInPolicy } from '../../../../../features/sign-in/sign-in-rules/server/queries.ts'
import { CommandFailed, say } from '../command.ts'
import type { OpenServices } from '../services.ts'

type Open = () => Promise<Pick<OpenServices, 'services'>>
type Services = OpenServices['services']

/** Allows every way of signing in again; the other rules stay. */
async function openWays({ db, record }: EntryTransaction, companyId: CompanyId): Promise<void> {
  const before = await findSignInPolicy(db, companyId)
  const next = { ...before, ways: [...signInWays] }
  const changes = ruleChanges(before, next)
  if (!changes) return
  await saveSignInPolicy(db, companyId, next)
  record({ action: 'signInRules.changed', details: changes })
}

async function findAdministrator({ db }: EntryTransaction, companyId: CompanyId, email: string) {
  const account = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .select(['id', 'name', 'userType', 'userTypeBeforeFreeze'])
    .executeTakeFirst()
  if (!account || !isAdministrator(typeOf(account)))
    throw new CommandFailed(`The company has no administrator ${email}.`)
  return account
}

/** Thaws an administrator, takes the second factors away, and gives a one-time password. */
async function letIn(
  services: Services,
  { db, now, record }: EntryTransaction,
  { companyId, account, passwordHash }: Lets,
): Promise<void> {
  const of = { companyId, accountId: account.id }
  const { name: subject } = account
  const thaw = { patch: { isFrozen: false }, by: { kind: 'operator' }, acting: fallbackLocale, now } as const
  await changeAccount({ ...services, db }, { ...thaw, target: of })
  if (account.userType === 'freeze') {
    const details = { subject, from: { isFrozen: true }, to: { isFrozen: false, by: 'operator' } }
    record({ action: 'account.changed', details })
  }
  if ((await resetFactors(db, of)) > 0) record({ action: 'secondFactor.reset', details: { subject } })
  const passwordEndsAt = oneTimePasswordEnd(now, services.settings.oneTimePasswordDays)
  await giveOneTimePassword(db, account.id, { passwordHash, passwordEndsAt })
  await endWay(db, { accountIds: [account.id], way: 'all', now })
  await notifyPasswordChanged(db, of, { by: 'administrator', acting: fallbackLocale, now })
  record({ action: 'account.changed', details: { subject, from: null, to: { oneTimePassword: true } } })
}

interface Lets {
  readonly companyId: CompanyId
  readonly account: { readonly id: AccountId; readonly name: string; readonly userType: string }
  readonly passwordHash: string
}

/** Opens a company that has locked itself out: `open <external id> [e-mail of an administrator]`. */
export async function openCompany(open: Open, [externalId = '', email]: readonly string[]): Promise<void> {
  const { services } = await open()
  const companyId = await findCompany(services.db, externalId)
  if (!companyId) throw new CommandFailed(`There is no company ${externalId}.`)
  const password = randomBytes(oneTimePasswordBytes).toString('base64url')
  const passwordHash = email === undefined ? null : await services.passwords.hash(password, 'operator')
  await transactionWithEntries(services, { companyId, accountId: null }, async (within) => {
    await lockRights(within.db, companyId)
    await openWays(within, companyId)
    if (email === undefined || passwordHash === null) return
    const account = await findAdministrator(within, companyId, email)
    await letIn(services, within, { companyId, account, passwordHash })
  })
  say(`Company        ${externalId}   (every way of signing in is allowed again)`)
  if (email === undefined) return
  const { oneTimePasswordDays } = services.settings
  say(`Administrator  ${email}   (not frozen, without second factors)`)
  say(
    `Password       ${password}   (shown once; to be changed at the first sign-in, within ${oneTimePasswordDays} days)`,
  )
}
