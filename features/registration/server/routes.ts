import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { findSiteCompany } from '../../company/server/queries.ts'
import { enqueueMails } from '../../mail/server/queries.ts'
import { dialled } from '../../text-messages/rules/phone.ts'
import { checkCode } from '../../text-messages/server/queries/ask-code.ts'
import { spendCode } from '../../text-messages/server/queries/codes.ts'
import { listLeads, mostLeads, register } from '../contract.ts'
import { formFault } from '../rules/registration.ts'
import { presentLeads, wordLead } from './present.ts'
import { insertLead, selectLeads } from './queries.ts'

const purpose = 'registration'

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, settings } = services

  serve(register, async ({ input, context }) => {
    const fault = formFault(input)
    if (fault) throw new Refusal(register, fault)
    const companyId = await findSiteCompany(services)
    const { site } = settings
    if (!site || !companyId) throw new Refusal(register, 'off')
    // A program that fills in every field hears what people hear, and nothing is stored.
    if (input.website) return null
    const now = clock.now()
    const { vcode: code, prefixPhone } = input
    const phone = dialled(prefixPhone, input.phone)
    if (!(await checkCode(services, { purpose, phone, code, address: context.address })))
      throw new Refusal(register, 'codeWrong')
    await db.transaction().execute(async (transaction) => {
      // A form that comes twice, also at once, is stored once.
      if (!(await spendCode(transaction, { purpose, phone }, now))) return
      await insertLead(transaction, { companyId, form: input, prefixPhone, now })
      if (site.salesEmail === null) return
      const words = wordLead(context.locale, input, prefixPhone)
      await enqueueMails(transaction, [{ companyId, to: site.salesEmail, now, ...words }])
    })
    return null
  })

  serve(listLeads, async ({ viewer }) => ({
    list: presentLeads(await selectLeads(db, viewer.companyId, mostLeads)),
  }))
}
