import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { findSiteCompany } from '../../company/server/queries.ts'
import { sendCode } from '../contract.ts'
import { smsTypes } from '../rules/codes.ts'
import { askCode, canText, requirePhone } from './queries/ask-code.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(sendCode, async ({ input, context }) => {
    if (input.smsType === smsTypes.registration) {
      const companyId = await findSiteCompany(services)
      if (!companyId) throw new Refusal(sendCode, 'off')
      return askCode(services, { purpose: 'registration', phone: requirePhone(input), companyId, context })
    }
    if (input.smsType !== smsTypes.signIn || !canText(services)) throw new Refusal(sendCode, 'off')
    return askCode(services, { purpose: 'signIn', phone: requirePhone(input), companyId: null, context })
  })
}
