import { formatDateTime } from '@candor/messages/dates'
import { zoneWords } from '@candor/messages/local-time'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { forgottenMinutes, invitationDays, type LinkPurpose } from '../rules/links.ts'

const words = { cn, en, 'zh-TW': zhTW }

interface LinkMail {
  readonly locale: Locale
  readonly purpose: LinkPurpose
  readonly name: string
  readonly email: string
  readonly company: string
  readonly link: string
  /** Product name for the company's people. */
  readonly brand: string
}

/** The mail with the link by which a password is set. */
export function composeLink({ locale, purpose, ...facts }: LinkMail): { subject: string; text: string } {
  const values = { ...facts, minutes: forgottenMinutes, days: invitationDays }
  return {
    subject: translate(words, locale, `mail.${purpose}Subject`, values),
    text: translate(words, locale, `mail.${purpose}Text`, values),
  }
}

/** The mail to an account without a password to replace. */
export function composeNoPassword(locale: Locale, facts: { name: string; email: string; company: string }) {
  return {
    subject: translate(words, locale, 'mail.noPasswordSubject'),
    text: translate(words, locale, 'mail.noPasswordText', facts),
  }
}

interface Changed {
  readonly by: 'owner' | 'administrator'
  readonly name: string
  readonly email: string
  readonly at: Date
  readonly zone: string
  /** Whether the account has a calendar address, which works on. */
  readonly hasCalendarAddress: boolean
}

/** The mail to an account's owner that its password was changed. */
export function composeChanged(locale: Locale, { by, name, email, at, zone, hasCalendarAddress }: Changed) {
  const news = by === 'owner' ? 'changed' : 'given'
  const time = formatDateTime(at.getTime(), zone)
  const values = { name, email, time, ...zoneWords(at.getTime(), zone, locale) }
  const calendar = hasCalendarAddress ? [translate(words, locale, 'mail.calendarText')] : []
  return {
    subject: translate(words, locale, `mail.${news}Subject`),
    text: [translate(words, locale, `mail.${news}Text`, values), ...calendar].join('\n\n'),
  }
}
