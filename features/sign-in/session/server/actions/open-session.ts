import type { RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { comparedAddress } from '@candor/kernel/email-address'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import { recordSignIn } from '../../../../platform/audit/server/actions/sign-ins.ts'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { findFirstStepFacts } from '../../../../platform/company/server/queries/first-steps.ts'
import { findCompanyRules, findSiteCompany } from '../../../../platform/company/server/queries.ts'
import type { SignInWay } from '../../../sign-in-rules/rules/ways.ts'
import type { SecondFactorUsed } from '../../rules/sign-in.ts'
import { presentUserInfo } from '../present.ts'
import { getAccount, keepLanguage } from '../queries/accounts.ts'
import { endSessionOfToken, insertSession } from '../queries/sessions.ts'

/** The way in which a session was opened; `demo` has no company rule. */
export type SessionWay = SignInWay | 'demo'

/** Address of the caller, and their session if they had one. */
export type Sender = Pick<RequestContext, 'address' | 'userAgent' | 'locale'> &
  Partial<Pick<RequestContext, 'token'>>

/** Who is signed in, in the reply of every way of signing in. */
export async function findUserInfo(
  { db, messagingApp, settings }: Pick<AppServices, 'db' | 'messagingApp' | 'settings'>,
  of: { companyId: CompanyId; accountId: AccountId },
) {
  const [account, rules, siteCompany, firstSteps] = await Promise.all([
    getAccount(db, of.companyId, of.accountId),
    findCompanyRules(db, of.companyId),
    findSiteCompany({ db, settings }),
    findFirstStepFacts(db, of.companyId),
  ])
  const facts = {
    hasMessagingApp: messagingApp !== null,
    chatSite: settings.chatSite,
    isSiteCompany: siteCompany === of.companyId,
    firstSteps,
  }
  return presentUserInfo(account, rules, facts)
}

/** The stored form of the address, by which it counts as known for the account. */
export function hashOfAddress(email: string, address: string): string {
  return hashToken(`${comparedAddress(email)} ${networkOf(address)}`)
}

interface NewSession {
  readonly way: SessionWay
  readonly sender: Sender
  readonly expiresAt: Date
  readonly secondFactor: SecondFactorUsed | null
}

/** Opens and records a session of an account that the transaction has locked. */
export async function openSession(
  audited: EntryTransaction,
  account: { readonly id: AccountId; readonly companyId: CompanyId; readonly email: string },
  { way, sender, expiresAt, secondFactor }: NewSession,
): Promise<{ token: string }> {
  const token = newToken()
  const session = {
    id: newId<'session'>(),
    tokenHash: hashToken(token),
    companyId: account.companyId,
    accountId: account.id,
    createdAt: audited.now,
    lastSeenAt: audited.now,
    expiresAt,
    addressHash: hashOfAddress(account.email, sender.address),
    network: networkOf(sender.address),
    userAgent: sender.userAgent,
    way,
    secondFactor,
  }
  // A new sign-in ends the session that the caller had. In the messaging app it does not: each page signs in anew, and
  // other pages still use theirs.
  if (sender.token && way !== 'app')
    await endSessionOfToken(
      audited.db,
      { accountId: account.id, tokenHash: hashToken(sender.token) },
      audited.now,
    )
  await insertSession(audited.db, session)
  await keepLanguage(audited.db, session, sender.locale)
  await recordSignIn(audited, session, sender.address)
  return { token }
}
