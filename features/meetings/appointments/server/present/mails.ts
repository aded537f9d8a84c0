import { type Letter, layOutLetter } from '@candor/html/letter'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { type MailFacts, mailNames } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
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
export function composeOffer({ locale, facts, link, count }: OfferMail): Letter {
  const values = { ...mailNames(locale, facts), count, link }
  const say = (key: string) => translate(words, locale, `mail.offer.${key}`, values)
  return layOutLetter(htmlLang(locale), say('subject'), [
    { kind: 'words', text: say('text') },
    { kind: 'link', text: say('button'), href: link, line: say('choose') },
    { kind: 'small', text: say('footer') },
  ])
}
