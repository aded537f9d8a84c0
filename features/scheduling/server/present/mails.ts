import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { type MailFacts, mailNames } from '../../../candidates/server/queries/mail-facts.ts'
import { words } from './words.ts'

interface OfferMail {
  readonly locale: Locale
  readonly facts: MailFacts
  /** The address at which a time is chosen. */
  readonly link: string
  /** How many times there are. */
  readonly count: number
}

/** The mail that asks a candidate to choose a time. */
export function composeOffer({ locale, facts, link, count }: OfferMail): { subject: string; text: string } {
  const values = { ...mailNames(locale, facts), count, link }
  const say = (key: string) => translate(words, locale, `mail.offer.${key}`, values)
  return {
    subject: say('subject'),
    text: [say('text'), say('choose'), say('footer')].join('\n\n'),
  }
}
