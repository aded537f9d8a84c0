import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { findSiteCompany } from '../../company/server/queries.ts'
import { findLack } from '../../editions/server/actions/require-quota.ts'
import { sendCode } from '../contract.ts'
import { smsTypes } from '../rules/codes.ts'
import { askCode, canText, requirePhone } from './actions/ask-code.ts'

export function routes(services: AppServices, serve: Serve): void {
  /** Only registrations are refused for a quota: at sign-in the refusal would reveal who has an account. */
  async function requireMessagesLeft(companyId: CompanyId) {
    const { db, clock } = services
    const now = clock.now()
    const lack = await db
      .transaction()
      .execute((transaction) => findLack(transaction, { companyId, quota: 'sms', more: 1, now }))
    if (lack) throw new Refusal(sendCode, 'messagesUsedUp')
  }

  serve(sendCode, async ({ input, context }) => {
    if (input.smsType === smsTypes.registration) {
      const companyId = await findSiteCompany(services)
      if (!companyId) throw new Refusal(sendCode, 'registeringOff')
      if (!canText(services)) throw new Refusal(sendCode, 'off')
      await requireMessagesLeft(companyId)
      return askCode(services, { purpose: 'registration', phone: requirePhone(input), companyId, context })
    }
    if (input.smsType !== smsTypes.signIn || !canText(services)) throw new Refusal(sendCode, 'off')
    return askCode(services, { purpose: 'signIn', phone: requirePhone(input), companyId: null, context })
  })
}
