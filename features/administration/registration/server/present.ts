import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { leadStates, type listLeads } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import type { LeadContact, RegistrationForm } from '../rules/registration.ts'
import type { selectLeads } from './queries.ts'

const words = { cn, en, 'zh-TW': zhTW }

export function presentLeads(
  rows: Awaited<ReturnType<typeof selectLeads>>,
): ReplyOf<typeof listLeads>['list'] {
  return rows.map(({ id, createdAt, changedAt, state, ...lead }) => ({
    ...lead,
    leadId: id,
    createdTime: createdAt.getTime(),
    state: leadStates.find((each) => each === state) ?? 'new',
    changedTime: changedAt?.getTime() ?? null,
  }))
}

/** A lead's number and e-mail address, as far as there are any. */
function contactOf({ prefixPhone, phone, email }: LeadContact): string {
  return [phone && `+${prefixPhone} ${phone}`, email].filter(Boolean).join(', ')
}

/** The mail that informs sales of a lead, in the language of the form. */
export function composeLead(locale: Locale, form: RegistrationForm) {
  const { companyName: company, userName: name, position } = form
  return {
    subject: translate(words, locale, 'mailSubject', { company }),
    text: translate(words, locale, 'mailText', { name, company, position, contact: contactOf(form) }),
  }
}

/** The mail that reminds sales of a lead that was not handled. */
export function composeReminder(
  locale: Locale,
  { link, ...lead }: RegistrationForm & { readonly link: string },
) {
  const { companyName: company, userName: name, position } = lead
  return {
    subject: translate(words, locale, 'reminderSubject', { company }),
    text: translate(words, locale, 'reminderText', {
      name,
      company,
      position,
      link,
      contact: contactOf(lead),
    }),
  }
}
