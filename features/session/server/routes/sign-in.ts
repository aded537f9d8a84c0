import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal, retryIn } from '@candor/kernel/refusal'
import { isUserType } from '../../../access/rules/permissions.ts'
import { recordRefusedSignIn } from '../../../audit/server/queries/sign-ins.ts'
import { signIn } from '../../contract.ts'
import { networkOf } from '../../rules/network.ts'
import { addressLimit, decideSignIn, knownDays, paceSeconds, signInLimit } from '../../rules/sign-in.ts'
import { findAccountByEmail } from '../queries/accounts.ts'
import {
  checkCounted,
  clearAttempts,
  clearPace,
  refundAttempt,
  releaseTurn,
  requireAttempts,
  reserveTurn,
} from '../queries/attempts.ts'
import { finishSignIn } from '../queries/finish-sign-in.ts'
import { hashOfAddress } from '../queries/open-session.ts'

const ownerOf = ({ companyId, id }: { companyId: CompanyId; id: AccountId }) => ({ companyId, accountId: id })

/**
 * Counts a try, or refuses it: by pair of e-mail and address, by address, and by e-mail.
 *
 * The address that an account was signed in to from before counts for its pair alone, so that nobody who tries from
 * elsewhere shuts the account's owner out.
 */
async function countTry(
  services: AppServices,
  now: Date,
  { email, network, isFromOwnAddress }: { email: string; network: string; isFromOwnAddress: boolean },
) {
  const { db } = services
  const counts = await requireAttempts(services, signIn, [
    { key: `sign-in ${email} ${network}`, ...signInLimit },
    ...(isFromOwnAddress ? [] : [{ key: `sign-in from ${network}`, ...addressLimit, stopsAll: true }]),
  ])
  const freeAt = isFromOwnAddress ? null : await reserveTurn(db, email, now, paceSeconds)
  if (freeAt) {
    const seconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000))
    throw new Refusal(signIn, 'tooMany', retryIn(seconds))
  }
  return {
    counts,
    async takeBack() {
      if (!isFromOwnAddress) await releaseTurn(db, email, now)
    },
    async forgive() {
      const [pair, address] = counts
      if (pair) await clearAttempts(db, pair.key)
      if (!address) return
      await refundAttempt(db, address.key, address.windowStart)
      await clearPace(db, email)
    },
  }
}

/** Signing in by a password. */
export function signInRoutes(services: AppServices, serve: Serve): void {
  const { db, clock, passwords, settings, log } = services

  const logLostRefusal = (error: unknown) =>
    log.error({ err: error }, 'the audit log was not told of a refused sign-in')

  serve(signIn, async ({ input, context }) => {
    // What is refused for want of time is no try.
    passwords.requireRoom()
    const now = clock.now()
    const email = input.email.toLowerCase()
    const network = networkOf(context.address)
    const addressHash = hashOfAddress(email, context.address)
    const since = new Date(now.getTime() - knownDays * dayMs)
    const account = await findAccountByEmail(db, email, { hash: addressHash, since })
    const isFromOwnAddress = account !== null && Boolean(account.isFromOwnAddress)
    // Counted before the password is read, so parallel guesses cannot outrun the lock, and refused before anything is
    // hashed: hashing is what a sign-in costs.
    const counted = await countTry(services, now, { email, network, isFromOwnAddress })
    // An unknown e-mail still spends the time of a check.
    const check = () => passwords.verify(input.password, account?.passwordHash ?? null)
    const passwordMatches = await checkCounted(db, counted.counts, check, counted.takeBack)

    const decision = decideSignIn({
      passwordMatches,
      account: account && isUserType(account.userType) ? { ...account, userType: account.userType } : null,
      isDemoOn: settings.isDemoOn,
      now,
    })
    if (!decision.allowed || !account) {
      // Not waited for: how long an answer takes must not tell which accounts exist.
      if (account) recordRefusedSignIn(services, ownerOf(account)).catch(logLostRefusal)
      const refusal = decision.allowed ? 'wrongCredentials' : decision.refusal
      // Whoever knew the password has not guessed, and is not kept waiting once there is another one.
      if (refusal === 'oneTimePasswordOver') await counted.forgive()
      throw new Refusal(signIn, refusal)
    }

    await counted.forgive()
    return finishSignIn(services, account, { way: 'password', sender: context })
  })
}
