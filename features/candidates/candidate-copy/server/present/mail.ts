import { type Letter, layOutLetter } from '@candor/html/letter'
import { formatDateTime } from '@candor/messages/dates'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { type MailFacts, mailNames } from '../../../candidates/server/queries/mail-facts.ts'
import { say } from './words.ts'

interface CopyMail {
  readonly locale: Locale
  readonly facts: MailFacts
  readonly address: string
  readonly expiresAt: Date
}

/** The mail with a link to the candidate's own copy. It holds no value of the candidate. */
export function composeMail({ locale, facts, address, expiresAt }: CopyMail): Letter {
  const { company } = mailNames(locale, facts)
  const until = formatDateTime(expiresAt.getTime(), facts.timeZone).slice(0, 16)
  const values = { company, link: address, until }
  return layOutLetter(htmlLang(locale), say(locale, 'mail.subject', values), [
    { kind: 'words', text: say(locale, 'mail.text', values) },
    { kind: 'link', text: say(locale, 'mail.button'), href: address, line: say(locale, 'mail.open', values) },
    { kind: 'small', text: say(locale, 'mail.footer', values) },
  ])
}
