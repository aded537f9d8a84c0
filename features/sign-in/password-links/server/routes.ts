import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { comparedAddress } from '@candor/kernel/email-address'
import { Refusal } from '@candor/kernel/refusal'
import { newPasswordFault } from '../../../platform/access/rules/common-password.ts'
import { networkOf } from '../../../platform/access/rules/network.ts'
import {
  checkCounted,
  requireAttempt,
  requireAttempts,
} from '../../../platform/access/server/actions/attempts.ts'
import { hashToken } from '../../../platform/access/server/gate.ts'
import { lockRights } from '../../../platform/access/server/queries/rights.ts'
import { transactionWithEntries } from '../../../platform/audit/server/actions/transaction-with-entries.ts'
import { sentBrand } from '../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../platform/company/server/queries.ts'
import { networkOwner } from '../../session/rules/hash-owner.ts'
import { forgotPassword, readPasswordLink, setPasswordByLink } from '../contract.ts'
import { addressLimit, emailLimit, isLinkPurpose, linkTryLimit } from '../rules/links.ts'
import { notifyPasswordChanged } from './actions/notify-changed.ts'
import { findLink, noteForgotten, replacePassword, useLink } from './queries.ts'

/** The data of a refusal of the new password. */
const ofNewPassword = { data: { field: 'newPassword' } }

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, passwords, settings } = services
  const { isDemoOn } = settings

  const countLinkTry = (call: typeof readPasswordLink | typeof setPasswordByLink, address: string) =>
    requireAttempt(services, call, { key: `password link ${networkOf(address)}`, ...linkTryLimit })

  serve(forgotPassword, async ({ input, context }) => {
    if (!services.mailer) throw new Refusal(forgotPassword, 'off')
    const email = comparedAddress(input.email)
    await requireAttempts(services, forgotPassword, [
      { key: `forgotten from ${networkOf(context.address)}`, ...addressLimit },
      { key: `forgotten ${email}`, ...emailLimit },
    ])
    await noteForgotten(db, { email, locale: context.locale, now: clock.now() })
    return null
  })

  serve(readPasswordLink, async ({ input, context }) => {
    await countLinkTry(readPasswordLink, context.address)
    const link = await findLink(db, { tokenHash: hashToken(input.token), now: clock.now(), isDemoOn })
    if (!link || !isLinkPurpose(link.purpose)) throw new Refusal(readPasswordLink, 'linkOver')
    const { purpose, email, userName, companyId } = link
    const companyName = (context.locale === 'en' && link.companyLatin) || link.companyName
    return { purpose, email, userName, companyName, ...sentBrand(await findCompanyRules(db, companyId)) }
  })

  serve(setPasswordByLink, async ({ input, context }) => {
    // Refuses where too many passwords are being hashed, before the try is counted.
    const owner = networkOwner(context.address)
    passwords.requireRoom(owner)
    const counted = await countLinkTry(setPasswordByLink, context.address)
    const live = { tokenHash: hashToken(input.token), now: clock.now(), isDemoOn }
    const link = await findLink(db, live)
    if (!link) throw new Refusal(setPasswordByLink, 'linkOver')
    const { companyId, accountId, email, userName: name, companyName, companyLatin, purpose } = link
    const known = { email, name, companyNames: [companyName, companyLatin ?? ''] }
    const fault = newPasswordFault(input.newPassword, known)
    if (fault) throw new Refusal(setPasswordByLink, fault, ofNewPassword)
    const passwordHash = await checkCounted(db, [counted], () => passwords.hash(input.newPassword, owner))
    await transactionWithEntries(services, { companyId, accountId }, async ({ db, now, record }) => {
      await lockRights(db, companyId)
      if (!(await useLink(db, live))) throw new Refusal(setPasswordByLink, 'linkOver')
      await replacePassword(db, { companyId, accountId, passwordHash, now })
      if (purpose === 'invitation') return record({ action: 'account.joined', details: {} })
      record({ action: 'password.reset', details: {} })
      await notifyPasswordChanged(db, { companyId, accountId }, { by: 'owner', acting: context.locale, now })
    })
    return null
  })
}
