import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { newPasswordFault } from '../../access/rules/common-password.ts'
import { hashToken } from '../../access/server/gate.ts'
import { takeRights } from '../../access/server/queries/rights.ts'
import { transactionWithEntries } from '../../audit/server/queries/transaction-with-entries.ts'
import { networkOf } from '../../session/rules/network.ts'
import { attemptWindow } from '../../session/rules/sign-in.ts'
import { checkCounted, countInTurn, type TryCount } from '../../session/server/queries/attempts.ts'
import { forgotPassword, readPasswordLink, setPasswordByLink } from '../contract.ts'
import { addressLimit, emailLimit, isLinkPurpose, linkTryLimit } from '../rules/links.ts'
import { tellPasswordChanged } from './queries/tell-changed.ts'
import { findLink, noteForgotten, replacePassword, useLink } from './queries.ts'

type LimitedCall = typeof forgotPassword | typeof readPasswordLink | typeof setPasswordByLink

/** What a refusal of the new password tells beside its words. */
const ofNewPassword = { data: { field: 'newPassword' } }

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, passwords, settings } = services
  const { isDemoOn } = settings

  async function count(
    call: LimitedCall,
    counts: readonly Omit<TryCount, 'windowStart'>[],
    perMinutes: number,
  ) {
    const { start: windowStart, secondsLeft } = attemptWindow(clock.now(), perMinutes)
    const counted = counts.map((each) => ({ ...each, windowStart }))
    const full = await countInTurn(db, counted)
    if (!full) return counted
    throw new Refusal<'tooMany'>(call, 'tooMany', {
      data: { retryAfterSeconds: secondsLeft },
      values: { minutes: Math.ceil(secondsLeft / 60) },
    })
  }

  const countLinkTry = (call: LimitedCall, address: string) => {
    const key = `password link ${networkOf(address)}`
    return count(call, [{ key, max: linkTryLimit.max }], linkTryLimit.perMinutes)
  }

  serve(forgotPassword, async ({ input, context }) => {
    if (!services.mailer) throw new Refusal(forgotPassword, 'off')
    const email = input.email.toLowerCase()
    const counts = [
      { key: `forgotten from ${networkOf(context.address)}`, max: addressLimit.max },
      { key: `forgotten ${email}`, max: emailLimit.max },
    ]
    await count(forgotPassword, counts, emailLimit.perMinutes)
    await noteForgotten(db, { email, locale: context.locale, now: clock.now() })
    return null
  })

  serve(readPasswordLink, async ({ input, context }) => {
    await countLinkTry(readPasswordLink, context.address)
    const link = await findLink(db, { tokenHash: hashToken(input.token), now: clock.now(), isDemoOn })
    if (!link || !isLinkPurpose(link.purpose)) throw new Refusal(readPasswordLink, 'linkOver')
    const { purpose, email, userName } = link
    const companyName = (context.locale === 'en' && link.companyLatin) || link.companyName
    return { purpose, email, userName, companyName }
  })

  serve(setPasswordByLink, async ({ input, context }) => {
    // What is refused for want of time is no try.
    passwords.requireRoom()
    const counted = await countLinkTry(setPasswordByLink, context.address)
    const live = { tokenHash: hashToken(input.token), now: clock.now(), isDemoOn }
    const link = await findLink(db, live)
    if (!link) throw new Refusal(setPasswordByLink, 'linkOver')
    const { companyId, accountId, email, userName: name, companyName, companyLatin, purpose } = link
    const known = { email, name, companyNames: [companyName, companyLatin ?? ''] }
    const fault = newPasswordFault(input.newPassword, known)
    if (fault) throw new Refusal(setPasswordByLink, fault, ofNewPassword)
    const passwordHash = await checkCounted(db, counted, () => passwords.hash(input.newPassword))
    await transactionWithEntries(services, { companyId, accountId }, async ({ db, now, record }) => {
      await takeRights(db, companyId)
      if (!(await useLink(db, live))) throw new Refusal(setPasswordByLink, 'linkOver')
      await replacePassword(db, { companyId, accountId, passwordHash, now })
      if (purpose === 'invitation') return record({ action: 'account.joined', details: {} })
      record({ action: 'password.reset', details: {} })
      await tellPasswordChanged(db, { companyId, accountId }, { by: 'owner', acting: context.locale, now })
    })
    return null
  })
}
