import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { shareRights } from '../../../access/server/queries/rights.ts'
import { isGivenType } from '../../../account-changes/rules/change.ts'
import { addAccount as insertAccount } from '../../../account-changes/server/queries/change-account.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../audit/server/queries/transaction-with-entries.ts'
import { requireSeats } from '../../../directory/server/queries/seats.ts'
import { findGiven } from '../../../directory/server/queries/table.ts'
import { notifyOwner } from '../../../second-factor/server/queries/owners.ts'
import { emailFault, type Identity } from '../../rules/claims.ts'
import { composeIdentityMail } from '../present.ts'
import { type FoundAccount, findByEmail, findLinked, getById, insertLink } from './links.ts'
import { lockProvider, type ProviderRow } from './providers.ts'

export type Match =
  | { readonly account: FoundAccount }
  | { readonly refusal: 'noProvider' | 'unverified' | 'otherDomain' | 'noAccount' | 'alreadyLinked' }

const maxName = 60

/** Adds an account by the table of groups, where the company lets a first sign-in do so; else null. */
async function addAccount(
  { db, now, record }: EntryTransaction,
  companyId: CompanyId,
  { email, name, groups }: Identity,
): Promise<FoundAccount | null> {
  const given = await findGiven(db, companyId, groups)
  if (!given?.addsAtSignIn || email === null) return null
  const { userType, roleId, role } = given
  const id = newId<'account'>()
  const shown = (name ?? email).slice(0, maxName)
  if (!isGivenType(userType)) return null
  const account = { id, companyId, email, name: shown, userType, roleId }
  if ((await insertAccount({ db }, { kind: 'provider' }, account)).refusal) return null
  await requireSeats(db, { companyId, now }, [{ from: 'freeze', to: userType }])
  const to = { name: shown, email, userType, role, by: 'provider' }
  record({ action: 'account.added', details: { subject: shown, from: null, to } })
  return getById(db, companyId, id)
}

/**
 * The account of an identity, within the provider's company: the linked one; at the first sign-in that of the verified
 * e-mail, which is linked then; else a new one, where the company allows it.
 */
export function matchAccount(
  services: AppServices,
  provider: ProviderRow,
  identity: Identity,
  acting: Locale,
): Promise<Match> {
  const { companyId, issuer, label } = provider
  const { subject, email } = identity
  return transactionWithEntries(services, { companyId, accountId: null }, async (audited): Promise<Match> => {
    const { db, now, record } = audited
    await shareRights(db, companyId)
    // Checked again: the provider was asked in the meantime.
    const held = await lockProvider(db, provider)
    if (!held) return { refusal: 'noProvider' }
    const linked = await findLinked(db, { companyId, issuer, subject })
    if (linked) return { account: linked }
    const fault = emailFault(identity, held.domains)
    if (fault || email === null) return { refusal: fault ?? 'unverified' }
    const known = await findByEmail(db, companyId, email)
    const account = known ?? (await addAccount(audited, companyId, identity))
    if (!account) return { refusal: 'noAccount' }
    // No identity is linked to a frozen account; every way of signing in refuses it at its end.
    if (account.userType === 'freeze') return { account }
    const link = { id: newId(), companyId, issuer, subject, accountId: account.id, email, linkedAt: now }
    if (!(await insertLink(db, link))) {
      const other = await findLinked(db, { companyId, issuer, subject })
      return other ? { account: other } : { refusal: 'alreadyLinked' }
    }
    record({
      action: 'identity.linked',
      details: { subject: label, to: { account: account.name, email, by: 'provider' } },
    })
    if (known)
      await notifyOwner(
        db,
        { companyId, accountId: known.id },
        { word: composeIdentityMail(acting, 'linked', label), now },
      )
    return { account }
  })
}
