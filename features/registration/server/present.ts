import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import type { listLeads } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import type { RegistrationForm } from '../rules/registration.ts'
import type { selectLeads } from './queries.ts'

const words = { cn, en, 'zh-TW': zhTW }

export function presentLeads(
  rows: Awaited<ReturnType<typeof selectLeads>>,
): ReplyOf<typeof listLeads>['list'] {
  return rows.map(({ id, companyName, userName, position, prefixPhone, phone, createdAt }) => ({
    ...{ leadId: id, companyName, userName, position, prefixPhone, phone },
    createdTime: createdAt.getTime(),
  }))
}

/** The mail that tells sales of a lead, in the language in which it came. */
export function wordLead(locale: Locale, form: RegistrationForm, prefix: string) {
  const { companyName: company, userName: name, position, phone } = form
  return {
    subject: translate(words, locale, 'mailSubject', { company }),
    text: translate(words, locale, 'mailText', { name, company, position, prefix, phone }),
  }
}
