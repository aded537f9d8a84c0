import { randomBytes } from 'node:crypto'
import type { AppServices, Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { hashToken } from '../../../access/server/gate.ts'
import { recordSignIn } from '../../../audit/server/queries/sign-ins.ts'
import { transactionWithEntries } from '../../../audit/server/queries/transaction-with-entries.ts'
import { findCompanyRules } from '../../../company/server/queries.ts'
import { networkOf } from '../../rules/network.ts'
import { sessionExpiry } from '../../rules/sign-in.ts'
import { presentUserInfo } from '../present.ts'
import { getAccount } from '../queries/accounts.ts'
import { openSession } from '../queries/sessions.ts'

const tokenBytes = 32

/** The account that somebody proved to be, as it was when they proved it. */
interface ProvenAccount {
  readonly id: AccountId
  readonly companyId: CompanyId
  readonly email: string
  readonly userType: string
  readonly passwordHash: string | null
}

/** Who is signed in, as every way of signing in answers it. */
export async function findUserInfo(db: Database, of: { companyId: CompanyId; accountId: AccountId }) {
  const [account, rules] = await Promise.all([
    getAccount(db, of.companyId, of.accountId),
    findCompanyRules(db, of.companyId),
  ])
  return presentUserInfo(account, rules)
}

/** What a session keeps of the address that it was opened from, so that it counts as the account's own. */
export function hashOfAddress(email: string, address: string): string {
  return hashToken(`${email.toLowerCase()} ${networkOf(address)}`)
}

/**
 * Opens a session and records the sign-in: the end of every way of signing in. Null where the account was frozen, or
 * given another password, since it was read.
 */
export async function openSessionOf(services: AppServices, account: ProvenAccount, address: string) {
  const now = services.clock.now()
  const of = { companyId: account.companyId, accountId: account.id }
  const token = randomBytes(tokenBytes).toString('base64url')
  const session = {
    id: newId<'session'>(),
    tokenHash: hashToken(token),
    ...of,
    createdAt: now,
    expiresAt: sessionExpiry(now),
    addressHash: hashOfAddress(account.email, address),
  }
  const isOpen = await transactionWithEntries(services, of, async (audited) => {
    if (!(await openSession(audited.db, account, session))) return false
    await recordSignIn(audited, session, address)
    return true
  })
  return isOpen ? { token, userInfo: await findUserInfo(services.db, of) } : null
}
