import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal, retryIn } from '@candor/kernel/refusal'
import { isUserType } from '../../access/rules/permissions.ts'
import { withRights } from '../../access/server/gate/with-rights.ts'
import { recordRefusedSignIn } from '../../audit/server/queries/sign-ins.ts'
import {
  getUserInfo,
  listSignInWays,
  saveLanguage,
  signIn,
  signInToDemo,
  signOut,
  updateWechatHint,
} from '../contract.ts'
import { networkOf } from '../rules/network.ts'
import { addressLimit, decideSignIn, knownDays, paceSeconds, signInLimit } from '../rules/sign-in.ts'
import { presentDemoAccounts } from './present.ts'
import {
  findAccountByEmail,
  findDemoAccount,
  keepLanguage,
  listDemoAccounts,
  turnWechatHintOff,
} from './queries/accounts.ts'
import {
  checkCounted,
  clearAttempts,
  clearPace,
  requireAttempts,
  returnTurn,
  takeTurn,
  uncountAttempt,
} from './queries/attempts.ts'
import { finishSignIn } from './queries/finish-sign-in.ts'
import { findUserInfo, hashOfAddress } from './queries/open-session.ts'
import { endSession } from './queries/sessions.ts'

const ownerOf = ({ companyId, id }: { companyId: CompanyId; id: AccountId }) => ({ companyId, accountId: id })

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, passwords, settings, log } = services

  const logLostRefusal = (error: unknown) =>
    log.error({ err: error }, 'the audit log was not told of a refused sign-in')

  /**
   * Counts a try, or refuses it: by pair of e-mail and address, by address, and by e-mail.
   *
   * The address that an account was signed in to from before counts for its pair alone, so that nobody who tries from
   * elsewhere shuts the account's owner out.
   */
  async function countTry(
    now: Date,
    { email, network, isFromOwnAddress }: { email: string; network: string; isFromOwnAddress: boolean },
  ) {
    const counts = await requireAttempts(services, signIn, [
      { key: `sign-in ${email} ${network}`, ...signInLimit },
      ...(isFromOwnAddress ? [] : [{ key: `sign-in from ${network}`, ...addressLimit, stopsAll: true }]),
    ])
    const freeAt = isFromOwnAddress ? null : await takeTurn(db, email, now, paceSeconds)
    if (freeAt) {
      const seconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000))
      throw new Refusal(signIn, 'tooMany', retryIn(seconds))
    }
    return {
      counts,
      async takeBack() {
        if (!isFromOwnAddress) await returnTurn(db, email, now)
      },
      async forgive() {
        const [pair, address] = counts
        if (pair) await clearAttempts(db, pair.key)
        if (!address) return
        await uncountAttempt(db, address.key, address.windowStart)
        await clearPace(db, email)
      },
    }
  }

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
    const counted = await countTry(now, { email, network, isFromOwnAddress })
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

  serve(listSignInWays, async () => ({
    ways: [...settings.signInWays],
    ...(settings.isDemoOn && { demoAccounts: presentDemoAccounts(await listDemoAccounts(db)) }),
  }))

  serve(signInToDemo, async ({ input, context }) => {
    const account = settings.isDemoOn ? await findDemoAccount(db, input.email.toLowerCase()) : null
    if (!account) throw new Refusal(signInToDemo, 'noDemo')
    return finishSignIn(services, account, { way: 'demo', sender: context })
  })

  serve(signOut, (request) =>
    withRights(
      services,
      signOut.access,
      request,
      async (within, { viewer }) => {
        await endSession(within.db, viewer.sessionId, clock.now())
        return null
      },
      { isAlone: true },
    ),
  )

  serve(getUserInfo, ({ viewer }) => findUserInfo(services, viewer))

  serve(updateWechatHint, (request) =>
    withRights(
      services,
      updateWechatHint.access,
      request,
      async (within, { viewer }) => {
        await turnWechatHintOff(within.db, viewer.companyId, viewer.accountId)
        return null
      },
      // It changes the account, which the proof of two acts at once would hold for both.
      { isAlone: true },
    ),
  )

  serve(saveLanguage, (request) =>
    withRights(
      services,
      saveLanguage.access,
      request,
      async (within, { viewer }) => {
        await keepLanguage(within.db, viewer, request.input.locale)
        return null
      },
      { isAlone: true },
    ),
  )
}
