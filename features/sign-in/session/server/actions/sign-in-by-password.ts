import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { comparedAddress } from '@candor/kernel/email-address'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal, retryIn } from '@candor/kernel/refusal'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { isUserType } from '../../../../platform/access/rules/permissions.ts'
import { checkCounted, requireAttempts } from '../../../../platform/access/server/actions/attempts.ts'
import {
  clearAttempts,
  clearPace,
  refundAttempt,
  releaseTurn,
  reserveTurn,
} from '../../../../platform/access/server/queries/attempts.ts'
import { recordRefusedSignIn } from '../../../../platform/audit/server/actions/sign-ins.ts'
import { signIn } from '../../contract.ts'
import { networkOwner } from '../../rules/hash-owner.ts'
import { addressLimit, decideSignIn, knownDays, paceSeconds, signInLimit } from '../../rules/sign-in.ts'
import { findAccountByEmail } from '../queries/accounts.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { hashOfAddress } from './open-session.ts'

const ownerOf = ({ companyId, id }: { companyId: CompanyId; id: AccountId }) => ({ companyId, accountId: id })

/**
 * Counts a try, or refuses it: by e-mail and address together, by address, and by e-mail.
 *
 * For an address that is known for the account only the first limit counts, so that nobody who tries from elsewhere
 * locks its owner out.
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

/** Finds the account of an e-mail, and counts the try. Throws past a limit. */
async function findCounted(services: AppServices, typedEmail: string, address: string, now: Date) {
  const email = comparedAddress(typedEmail)
  const since = new Date(now.getTime() - knownDays * dayMs)
  const account = await findAccountByEmail(services.db, email, { hash: hashOfAddress(email, address), since })
  const isFromOwnAddress = account !== null && Boolean(account.isFromOwnAddress)
  // Counted before the password is checked, so that parallel guesses cannot outrun the limits, and refused before
  // anything is hashed, which is the expensive part.
  const counted = await countTry(services, now, { email, network: networkOf(address), isFromOwnAddress })
  return { account, counted }
}

/** Signs in by password. */
export async function signInByPassword(
  services: AppServices,
  { input, context }: Pick<CallRequest<typeof signIn>, 'input' | 'context'>,
) {
  const { db, clock, passwords, settings, log } = services
  // Refuses where too many passwords are being hashed, before the try is counted.
  const owner = networkOwner(context.address)
  passwords.requireRoom(owner)
  const now = clock.now()
  const { account, counted } = await findCounted(services, input.email, context.address, now)
  // For an unknown e-mail a hash is computed as well, so that it takes as long.
  const check = () => passwords.verify(input.password, account?.passwordHash ?? null, owner)
  const passwordMatches = await checkCounted(db, counted.counts, check, counted.takeBack)

  const decision = decideSignIn({
    passwordMatches,
    account: account && isUserType(account.userType) ? { ...account, userType: account.userType } : null,
    isDemoOn: settings.isDemoOn,
    now,
  })
  if (!decision.allowed || !account) {
    // Not awaited: the time of the reply must not reveal which accounts exist.
    if (account)
      recordRefusedSignIn(services, ownerOf(account)).catch((error: unknown) =>
        log.error({ err: error }, 'the audit log was not told of a refused sign-in'),
      )
    const refusal = decision.allowed ? 'wrongCredentials' : decision.refusal
    // An expired one-time password was no guess: its owner must not be delayed once there is a new one.
    if (refusal === 'oneTimePasswordOver') await counted.forgive()
    throw new Refusal(signIn, refusal)
  }

  await counted.forgive()
  return finishSignIn(services, account, { way: 'password', sender: context })
}
