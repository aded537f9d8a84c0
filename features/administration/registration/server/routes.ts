import type { InputOf } from '@candor/call/define'
import type { RequestContext, Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { networkOf } from '../../../platform/access/rules/network.ts'
import { requireAttempts } from '../../../platform/access/server/actions/attempts.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { findSiteCompany } from '../../../platform/company/server/queries.ts'
import { enqueueMails } from '../../../platform/mail/server/queries.ts'
import { dialled } from '../../../platform/text-messages/rules/phone.ts'
import { canText, checkCode } from '../../../platform/text-messages/server/actions/ask-code.ts'
import { consumeSentCode } from '../../../platform/text-messages/server/queries/codes.ts'
import { enrol, leadPageSize, listLeads, register, saveLead } from '../contract.ts'
import { needsCode, readContact } from '../rules/contact-number.ts'
import { addressLimit, formFault, numberLimit, sameFormHours } from '../rules/registration.ts'
import { composeLead, presentLeads } from './present.ts'
import { hasSameForm, insertLead, lockLead, type NewLead, selectLeads, updateLead } from './queries.ts'

const purpose = 'registration'

type Unproved = InputOf<typeof enrol>
type Proved = InputOf<typeof register>

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, settings } = services

  /** Stores a lead, and the mail that informs sales of it. */
  async function storeLead(transaction: Database, lead: NewLead, locale: Locale) {
    await insertLead(transaction, lead)
    const to = settings.site?.salesEmail
    if (!to) return
    const words = composeLead(locale, lead.form)
    await enqueueMails(transaction, [{ companyId: lead.companyId, to, now: lead.now, ...words }])
  }

  /**
   * Stores a form without a code, unless it was sent before. Counts it by network and by contact, and refuses it past a
   * limit.
   */
  async function storeUnproved(companyId: CompanyId, form: Unproved, { address, locale }: RequestContext) {
    await requireAttempts(services, enrol, [
      { key: `enrolment from ${networkOf(address)}`, ...addressLimit },
      { key: `enrolment of ${form.phone || form.email}`, ...numberLimit },
    ])
    if (form.website) return
    const now = clock.now()
    const since = new Date(now.getTime() - sameFormHours * hourMs)
    await db.transaction().execute(async (transaction) => {
      if (await hasSameForm(transaction, { companyId, form, since })) return
      await storeLead(transaction, { companyId, form, now }, locale)
    })
  }

  /** Stores a form with the code of its number, or refuses a wrong code. */
  async function storeProved(companyId: CompanyId, form: Proved, { address, locale }: RequestContext) {
    // A program that fills in every field gets the same reply as people, but nothing is stored.
    if (form.website) return
    const now = clock.now()
    const { vcode: code, prefixPhone } = form
    const phone = dialled(prefixPhone, form.phone)
    if (!(await checkCode(services, { purpose, phone, code, address })))
      throw new Refusal(register, 'codeWrong')
    await db.transaction().execute(async (transaction) => {
      // A form that is sent twice, even at the same time, is stored once.
      if (!(await consumeSentCode(transaction, { purpose, phone }, now))) return
      await storeLead(transaction, { companyId, form, now }, locale)
    })
  }

  serve(register, async ({ input, context }) => {
    const form = readContact(input)
    const fault = formFault(form)
    if (fault) throw new Refusal(register, fault)
    const isProved = needsCode(form) && canText(services)
    if (isProved && form.vcode === '') throw new Refusal(register, 'codeMissing')
    const companyId = await findSiteCompany(services)
    if (!companyId) throw new Refusal(register, 'off')
    if (isProved) await storeProved(companyId, form, context)
    else await storeUnproved(companyId, form, context)
    return null
  })

  serve(enrol, async ({ input, context }) => {
    const form = readContact(input)
    const fault = formFault(form)
    if (fault) throw new Refusal(enrol, fault)
    const companyId = await findSiteCompany(services)
    if (!companyId) throw new Refusal(enrol, 'off')
    await storeUnproved(companyId, form, context)
    return null
  })

  serve(saveLead, (request) =>
    auditedTransaction(services, saveLead, request, async ({ db, now, viewer, record }) => {
      const { input } = request
      const leadId = readId<'lead'>(input.leadId)
      const lead = leadId && (await lockLead(db, viewer.companyId, leadId))
      if (!lead) throw new Refusal(gateRefusals, 'notFound')
      if (lead.revision !== input.revision) throw new Refusal(saveLead, 'changedMeanwhile')
      const from = { state: lead.state, note: lead.note }
      const to = { state: input.state ?? lead.state, note: input.note ?? lead.note }
      if (from.state === to.state && from.note === to.note) return { revision: lead.revision }
      const changedByAccountId = viewer.accountId
      const revision = await updateLead(db, lead.id, { ...to, changedAt: now, changedByAccountId })
      record({ action: 'lead.changed', details: { subject: lead.companyName, from, to } })
      return { revision }
    }),
  )

  serve(listLeads, async ({ input, viewer }) => {
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
