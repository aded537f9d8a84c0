import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { cutText } from '@candor/kernel/cut-text'
import type { CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { requireSeats } from '../../../../administration/directory/server/actions/seats.ts'
import { findGiven, listRules } from '../../../../administration/directory/server/queries/table.ts'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { isGivenType } from '../../../account-changes/rules/change.ts'
import { addAccount as insertAccount } from '../../../account-changes/server/queries/change-account.ts'
import { notifyOwner } from '../../../second-factor/server/queries/owners.ts'
import { isShutOut } from '../../../session/rules/sign-in.ts'
import { lockAccountById } from '../../../session/server/queries/accounts.ts'
import { listSecondFactors } from '../../../session/server/queries/second-factors.ts'
import type { ReturnRefusal } from '../../contract/sign-in.ts'
import { emailFault, type Identity } from '../../rules/claims.ts'
import { domainOf } from '../../rules/provider.ts'
import { composeIdentityMail } from '../present.ts'
import {
  type FoundAccount,
  findByEmail,
  findLinked,
  getById,
  insertLink,
  lockLink,
} from '../queries/links.ts'
import { lockProvider, type ProviderRow } from '../queries/providers.ts'

/** An identity opens no account. It undoes the transaction; the refusal is recorded after it. */
export class UnmatchedIdentity extends Error {
  override readonly name = 'UnmatchedIdentity'
  readonly refusal: ReturnRefusal
  /** The claim that the provider has to send otherwise. */
  readonly claim: string | null

  constructor(refusal: ReturnRefusal, claim: string | null = null) {
    super(`identity: ${refusal}`)
    this.refusal = refusal
    this.claim = claim
  }
}

const maxName = 60

/** Adds an account by the table of groups, where the company lets a first sign-in do so; else null. */
async function addAccount(
  { db, now, record }: EntryTransaction,
  companyId: CompanyId,
  { email, name, groups }: Identity,
): Promise<FoundAccount | null> {
  const given = await findGiven(db, companyId, groups ?? [])
  if (!given?.addsAtSignIn || email === null) return null
  if (groups === null && (await listRules(db, companyId)).length > 0)
    throw new UnmatchedIdentity('groupsUnlisted', 'groups')
  const { userType, roleId, role } = given
  const id = newId<'account'>()
  const shown = cutText(name ?? email, maxName)
  if (!isGivenType(userType)) return null
  const account = { id, companyId, email, name: shown, userType, roleId }
  if ((await insertAccount({ db }, { kind: 'provider' }, account)).refusal) return null
  await requireSeats(db, { companyId, now }, [{ from: 'freeze', to: userType }])
  const to = { name: shown, email, userType, role, by: 'provider' }
  record({
    action: 'account.added',
    details: { subject: shown, from: null, to },
    isByInstallation: true,
  })
  return getById(db, companyId, id)
}

interface Matching {
  readonly provider: ProviderRow
  readonly identity: Identity
  /** Language of the sign-in. */
  readonly acting: Locale
}

/** Finds the account of an identity that is not linked yet by its verified e-mail, or adds one, and links it. */
async function linkFirst(
  audited: EntryTransaction,
  held: ProviderRow,
  { identity, acting }: Omit<Matching, 'provider'>,
): Promise<FoundAccount> {
  const { db, now, record } = audited
  const { companyId, issuer, label } = held
  const { subject, email } = identity
  const fault = emailFault(identity, held.domains)
  if (fault) throw new UnmatchedIdentity(fault.refusal, 'claim' in fault ? fault.claim : null)
  const known = await findByEmail(db, companyId, email ?? '')
  if (known?.userType === 'freeze') throw new UnmatchedIdentity('accountFrozen')
  // An administrator who sets up a provider could sign in as them. They link their identity themselves.
  if (known?.userType === 'superAdmin' || (known && (await listSecondFactors(db, known)).length > 0))
    throw new UnmatchedIdentity('linkSignedIn')
  // A company without a proved domain adds no account, as the person may be another company's.
  if (!known && !held.provedDomains.includes(domainOf(email ?? ''))) throw new UnmatchedIdentity('noAccount')
  const account = known ?? (await addAccount(audited, companyId, identity))
  if (!account) throw new UnmatchedIdentity('noAccount')
  const of = { companyId, accountId: account.id }
  const link = { id: newId(), ...of, issuer, subject, email: email ?? '', linkedAt: now }
  if (!(await insertLink(db, link))) {
    const other = await findLinked(db, { companyId, issuer, subject })
    if (!other) throw new UnmatchedIdentity('alreadyLinked')
    return other
  }
  const to = { account: account.name, email, by: 'provider' }
  record({ action: 'identity.linked', details: { subject: label, to }, isByInstallation: true })
  if (known) await notifyOwner(db, of, { word: composeIdentityMail(acting, 'linked', label), now })
  return account
}

/**
 * The account of an identity, within the provider's company, locked: the linked one; at the first sign-in that of the
 * verified e-mail, which is linked then; else a new one, where the company allows it. Throws an `UnmatchedIdentity`.
 *
 * Called within the transaction that opens the session, so that a sign-in that is refused adds and links nothing.
 */
export async function matchAccount(
  audited: EntryTransaction,
  settings: AppServices['settings'],
  { provider, identity, acting }: Matching,
) {
  const { db } = audited
  const { companyId, issuer } = provider
  // Checked again: the provider was asked in the meantime.
  const held = await lockProvider(db, provider)
  if (!held) throw new UnmatchedIdentity('providerGone')
  const subject = { companyId, issuer, subject: identity.subject }
  const found = (await findLinked(db, subject)) ?? (await linkFirst(audited, held, { identity, acting }))
  const account = await lockAccountById(db, companyId, found.id)
  // It may have been unlinked since it was found.
  const isLinked = await lockLink(db, { ...subject, accountId: found.id })
  if (!account || !isLinked) throw new UnmatchedIdentity('signInOver')
  if (account.userType === 'freeze') throw new UnmatchedIdentity('accountFrozen')
  if (isShutOut(account, settings)) throw new UnmatchedIdentity('wrongCredentials')
  return account
}
