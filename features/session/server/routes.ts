import { randomBytes } from 'node:crypto'
import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { Refusal } from '@candor/kernel/refusal'
import { isUserType } from '../../access/rules/permissions.ts'
import { hashToken } from '../../access/server/gate.ts'
import { getUserInfo, signIn, signOut, updateWechatHint } from '../contract.ts'
import { attemptWindow, decideSignIn, sessionExpiry, signInLimit } from '../rules.ts'
import { presentUserInfo } from './present.ts'
import {
  clearAttempts,
  countAttempt,
  endSession,
  findAccountByEmail,
  getAccount,
  insertSession,
  turnWechatHintOff,
} from './queries.ts'

const tokenBytes = 32

export function routes(house: House, serve: Serve): void {
  const { db, clock, passwords, settings } = house

  serve(signIn, async ({ input, visitor }) => {
    const now = clock.now()
    const window = attemptWindow(now, signInLimit.perMinutes)
    const attemptKey = `sign-in ${input.email.toLowerCase()} ${visitor.address}`
    // Counted before the password is read, so parallel guesses cannot outrun the lock.
    const attempts = await countAttempt(db, attemptKey, window.start)
    const account = attempts > signInLimit.max ? null : await findAccountByEmail(db, input.email)
    // An unknown e-mail still spends the time of a check.
    const passwordMatches = await passwords.verify(input.password, account?.passwordHash ?? null)

    const decision = decideSignIn({
      attempts,
      passwordMatches,
      account: account && isUserType(account.userType) ? { ...account, userType: account.userType } : null,
      isDemoOn: settings.isDemoOn,
    })
    if (!decision.allowed || !account) {
      const refusal = decision.allowed ? 'wrongCredentials' : decision.refusal
      const data = refusal === 'tooMany' ? { retryAfterSeconds: window.secondsLeft } : null
      throw new Refusal(signIn, refusal, { data, values: { minutes: Math.ceil(window.secondsLeft / 60) } })
    }

    await clearAttempts(db, attemptKey)
    const token = randomBytes(tokenBytes).toString('base64url')
    await insertSession(db, {
      id: newId(),
      tokenHash: hashToken(token),
      companyId: account.companyId,
      accountId: account.id,
      createdAt: now,
      expiresAt: sessionExpiry(now),
    })
    return { token, userInfo: presentUserInfo(await getAccount(db, account.companyId, account.id)) }
  })

  serve(signOut, async ({ viewer }) => {
    await endSession(db, viewer.sessionId, clock.now())
    return null
  })

  serve(getUserInfo, async ({ viewer }) =>
    presentUserInfo(await getAccount(db, viewer.companyId, viewer.accountId)),
  )

  serve(updateWechatHint, async ({ viewer }) => {
    await turnWechatHintOff(db, viewer.companyId, viewer.accountId)
    return null
  })
}
