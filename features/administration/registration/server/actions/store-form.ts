import type { InputOf } from '@candor/call/define'
import type { RequestContext } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { requireAttempts } from '../../../../platform/access/server/actions/attempts.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { dialled } from '../../../../platform/text-messages/rules/phone.ts'
import { checkCode } from '../../../../platform/text-messages/server/actions/ask-code.ts'
import { consumeSentCode } from '../../../../platform/text-messages/server/queries/codes.ts'
import { enrol, register } from '../../contract.ts'
import { addressLimit, numberLimit, sameFormHours } from '../../rules/registration.ts'
import { composeLead } from '../present.ts'
import { hasSameForm, insertLead, type NewLead } from '../queries.ts'

const purpose = 'registration'

/** Stores a lead, and the mail that informs sales of it. */
async function storeLead({ settings }: AppServices, transaction: Database, lead: NewLead, locale: Locale) {
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
export async function storeUnproved(
  services: AppServices,
  { companyId, form }: { companyId: CompanyId; form: InputOf<typeof enrol> },
  { address, locale }: RequestContext,
): Promise<void> {
  await requireAttempts(services, enrol, [
    { key: `enrolment from ${networkOf(address)}`, ...addressLimit },
    { key: `enrolment of ${form.phone || form.email}`, ...numberLimit },
  ])
  if (form.website) return
  const now = services.clock.now()
  const since = new Date(now.getTime() - sameFormHours * hourMs)
  await services.db.transaction().execute(async (transaction) => {
    if (await hasSameForm(transaction, { companyId, form, since })) return
    await storeLead(services, transaction, { companyId, form, now }, locale)
  })
}

/** Stores a form with the code of its number, or refuses a wrong code. */
export async function storeProved(
  services: AppServices,
  { companyId, form }: { companyId: CompanyId; form: InputOf<typeof register> },
  { address, locale }: RequestContext,
): Promise<void> {
  // A program that fills in every field gets the same reply as people, but nothing is stored.
  if (form.website) return
  const now = services.clock.now()
  const { vcode: code, prefixPhone } = form
  const phone = dialled(prefixPhone, form.phone)
  if (!(await checkCode(services, { purpose, phone, code, address })))
    throw new Refusal(register, 'codeWrong')
  await services.db.transaction().execute(async (transaction) => {
    // A form that is sent twice, even at the same time, is stored once.
    if (!(await consumeSentCode(transaction, { purpose, phone }, now))) return
    await storeLead(services, transaction, { companyId, form, now }, locale)
  })
}
