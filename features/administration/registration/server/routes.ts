import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { findSiteCompany } from '../../../platform/company/server/queries.ts'
import { canText } from '../../../platform/text-messages/server/actions/ask-code.ts'
import { enrol, leadPageSize, listLeads, register, saveLead } from '../contract.ts'
import { needsCode, readContact } from '../rules/contact-number.ts'
import { formFault } from '../rules/registration.ts'
import { changeLead } from './actions/change-lead.ts'
import { refuseOthers } from './actions/refuse-others.ts'
import { storeProved, storeUnproved } from './actions/store-form.ts'
import { presentLeads } from './present.ts'
import { selectLeads } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(register, async ({ input, context }) => {
    const form = readContact(input)
    const fault = formFault(form)
    if (fault) throw new Refusal(register, fault)
    const isProved = needsCode(form) && canText(services)
    if (isProved && form.vcode === '') throw new Refusal(register, 'codeMissing')
    const companyId = await findSiteCompany(services)
    if (!companyId) throw new Refusal(register, 'off')
    if (isProved) await storeProved(services, { companyId, form }, context)
    else await storeUnproved(services, { companyId, form }, context)
    return null
  })

  serve(enrol, async ({ input, context }) => {
    const form = readContact(input)
    const fault = formFault(form)
    if (fault) throw new Refusal(enrol, fault)
    const companyId = await findSiteCompany(services)
    if (!companyId) throw new Refusal(enrol, 'off')
    await storeUnproved(services, { companyId, form }, context)
    return null
  })

  serve(saveLead, (request) => changeLead(services, request))

  serve(listLeads, async ({ input, viewer }) => {
    await refuseOthers(services, viewer.companyId)
    const rows = await selectLeads(db, viewer.companyId, {
      before: readId<'lead'>(input.before),
      limit: leadPageSize + 1,
    })
    const page = rows.slice(0, leadPageSize)
    return {
      list: presentLeads(page),
      before: rows.length > leadPageSize ? (page.at(-1)?.id ?? null) : null,
    }
  })
}
