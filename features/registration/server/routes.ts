import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../access/contract.ts'
import { auditedTransaction } from '../../audit/server/queries/audited-transaction.ts'
import { findSiteCompany } from '../../company/server/queries.ts'
import { enqueueMails } from '../../mail/server/queries.ts'
import { networkOf } from '../../session/rules/network.ts'
import { requireAttempts } from '../../session/server/queries/attempts.ts'
import { dialled } from '../../text-messages/rules/phone.ts'
import { canText, checkCode } from '../../text-messages/server/queries/ask-code.ts'
import { consumeSentCode } from '../../text-messages/server/queries/codes.ts'
import { enrol, leadPageSize, listLeads, register, saveLead } from '../contract.ts'
import { addressLimit, formFault, numberLimit, sameFormHours } from '../rules/registration.ts'
import { composeLead, presentLeads } from './present.ts'
import { hasSameForm, insertLead, lockLead, type NewLead, selectLeads, updateLead } from './queries.ts'

const purpose = 'registration'

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, settings } = services

  /** Stores a lead, and the mail that informs sales of it. */
  async function storeLead(transaction: Database, lead: NewLead, locale: Locale) {
    await insertLead(transaction, lead)
    const to = settings.site?.salesEmail
    if (!to) return
    const words = composeLead(locale, lead.form, lead.prefixPhone)
    await enqueueMails(transaction, [{ companyId: lead.companyId, to, now: lead.now, ...words }])
  }

  /** Counts an enrolment without a code, by address and by number, and refuses it past a limit. */
  async function countEnrolment(address: string, phone: string) {
    await requireAttempts(services, enrol, [
      { key: `enrolment from ${networkOf(address)}`, ...addressLimit },
      { key: `enrolment of ${phone}`, ...numberLimit },
    ])
  }

  serve(register, async ({ input, context }) => {
    const fault = formFault(input)
    if (fault) throw new Refusal(register, fault)
    if (input.vcode === '') throw new Refusal(register, 'codeMissing')
    const companyId = await findSiteCompany(services)
    const { site } = settings
    if (!site || !companyId || !canText(services)) throw new Refusal(register, 'off')
    // A program that fills in every field gets the same reply as people, but nothing is stored.
    if (input.website) return null
    const now = clock.now()
    const { vcode: code, prefixPhone } = input
    const phone = dialled(prefixPhone, input.phone)
    if (!(await checkCode(services, { purpose, phone, code, address: context.address })))
      throw new Refusal(register, 'codeWrong')
    await db.transaction().execute(async (transaction) => {
      // A form that is sent twice, even at the same time, is stored once.
      if (!(await consumeSentCode(transaction, { purpose, phone }, now))) return
      await storeLead(transaction, { companyId, form: input, prefixPhone, now }, context.locale)
    })
    return null
  })

  serve(enrol, async ({ input, context }) => {
    const fault = formFault(input)
    if (fault) throw new Refusal(enrol, fault)
    const companyId = await findSiteCompany(services)
    if (!companyId) throw new Refusal(enrol, 'off')
    await countEnrolment(context.address, input.phone)
    if (input.website) return null
    const now = clock.now()
    const since = new Date(now.getTime() - sameFormHours * hourMs)
    await db.transaction().execute(async (transaction) => {
      if (await hasSameForm(transaction, { companyId, form: input, since })) return
      const { prefixPhone } = input
      await storeLead(transaction, { companyId, form: input, prefixPhone, now }, context.locale)
    })
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
