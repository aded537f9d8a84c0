import type { AppServices } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { asksSecondFactor, sessionEnd } from '../../../sign-in-rules/rules/policy.ts'
import { isSignInWay } from '../../../sign-in-rules/rules/ways.ts'
import { findSignInPolicy } from '../../../sign-in-rules/server/queries/policy.ts'
import { finishRefusals } from '../../contract.ts'
import { isShutOut, type SecondFactorUsed } from '../../rules/sign-in.ts'
import { isAsRead, lockAccountById } from '../queries/accounts.ts'
import { addPendingSignIn, consumePending, type PendingSignIn } from '../queries/pending-sign-ins.ts'
import { listSecondFactors } from '../queries/second-factors.ts'
import { findUserInfo, openSession, type Sender, type SessionWay } from './open-session.ts'

/** The account, as it was when it was proved. */
export interface ProvenAccount {
  readonly id: AccountId
  readonly companyId: CompanyId
  readonly userType: string
  readonly passwordHash: string | null
}

/** An account that is found within the transaction that opens its session, once the rules have allowed the way. */
export interface MatchedAccount {
  readonly companyId: CompanyId
  /** Finds or adds the account, and locks it. Throwing undoes all of it. */
  readonly match: (audited: EntryTransaction) => Promise<LockedAccount>
}

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccountById>>>

/** Called in the transaction that opens the session; throwing undoes both. */
type Doing = (audited: EntryTransaction) => Promise<void>

interface Finish {
  readonly way: SessionWay
  readonly sender: Sender
  /** Uses up what proved the account. */
  readonly prove?: Doing
  /** OpenId to link together with the session; if that waits for its second step, so does the link. */
  readonly link?: { readonly openId: string; readonly store: Doing }
}

type FinishRefusal = Exclude<keyof typeof finishRefusals.refusals, 'secondFactorNeeded'>

const refused = (refusal: FinishRefusal) => ({ end: 'refused', refusal, accountId: null }) as const

/**
 * The end of every way of signing in: opens and records a session.
 *
 * Within its transaction it checks that the account is still as it was read, the company's rules and the second factor.
 * Throws refusals of the session: `wrongCredentials`, `accountFrozen`, `overtaken`, `wayOff`, or `secondFactorNeeded`
 * with the data for the next step. A password alone does not tell a stranger that the account is frozen.
 */
export async function finishSignIn(
  services: AppServices,
  proven: ProvenAccount | MatchedAccount,
  { way, sender, prove, link }: Finish,
) {
  const { companyId } = proven
  type Ended = { accountId: AccountId | null }
  const doer = ({ accountId }: Ended) => ({ companyId, accountId })
  const ended = await transactionWithEntries(services, doer, async (audited) => {
    const { db, now } = audited
    await shareRights(db, companyId)
    const policy = await findSignInPolicy(db, companyId)
    const isOff = way !== 'demo' && !policy.ways.includes(way)
    // Nothing is added or linked by a way that is closed.
    if (isOff && 'match' in proven) return refused('wayOff')
    const account =
      'match' in proven ? await proven.match(audited) : await lockAccountById(db, companyId, proven.id)
    if (account && isShutOut(account, services.settings))
      return refused(way === 'password' || way === 'demo' ? 'wrongCredentials' : 'accountFrozen')
    if (!account || !('match' in proven || isAsRead(account, proven))) return refused('overtaken')
    if (isOff) return refused('wayOff')
    const accountId = account.id
    await prove?.(audited)
    if (way !== 'demo') {
      const kinds = await listSecondFactors(db, account)
      if (asksSecondFactor(way, { policy, hasFactor: kinds.length > 0 })) {
        const pending = await addPendingSignIn(db, account, { way, openId: link?.openId ?? null, now })
        return { end: 'waits', pending, kinds, accountId } as const
      }
    }
    await link?.store(audited)
    const session = { way, sender, expiresAt: sessionEnd(policy, now), secondFactor: null }
    return { end: 'opened', accountId, ...(await openSession(audited, account, session)) } as const
  })
  if (ended.end === 'refused') throw new Refusal(finishRefusals, ended.refusal)
  if (ended.end === 'waits') {
    const { pending, kinds } = ended
    const data = { pending, kinds, mustEnrol: kinds.length === 0 }
    throw new Refusal(finishRefusals, 'secondFactorNeeded', { data })
  }
  const { accountId } = ended
  return { token: ended.token, userInfo: await findUserInfo(services, { companyId, accountId }) }
}

/**
 * Opens the session of a waiting sign-in, with the factor that `prove` uses up in the same transaction. Simultaneous
 * calls succeed once. Throws `accountFrozen`, `overtaken` or `wayOff` where the account, the sign-in or the company's
 * rules changed meanwhile, and the errors of `prove`.
 */
export async function finishPending(
  services: AppServices,
  pending: PendingSignIn,
  {
    sender,
    prove,
  }: { readonly sender: Sender; readonly prove: (audited: EntryTransaction) => Promise<SecondFactorUsed> },
) {
  const { companyId, accountId } = pending
  const ended = await transactionWithEntries(services, pending, async (audited) => {
    const { db, now } = audited
    await shareRights(db, companyId)
    // The account is locked first, as by those who end its waiting sign-ins, which prevents deadlocks.
    const account = await lockAccountById(db, companyId, accountId)
    const way = await consumePending(db, pending, now)
    if (!account || way === null) return refused('overtaken')
    if (isShutOut(account, services.settings)) return refused('accountFrozen')
    const policy = await findSignInPolicy(db, companyId)
    if (!isSignInWay(way) || !policy.ways.includes(way)) return refused('wayOff')
    const secondFactor = await prove(audited)
    const session = { way, sender, expiresAt: sessionEnd(policy, now), secondFactor }
    return { end: 'opened', ...(await openSession(audited, account, session)) } as const
  })
  if (ended.end === 'refused') throw new Refusal(finishRefusals, ended.refusal, { data: { isOver: true } })
  return { token: ended.token, userInfo: await findUserInfo(services, { companyId, accountId }) }
}
