import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { type MailFacts, mailNames } from '../../../candidates/server/queries/mail-facts.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

interface OfferMail {
  readonly locale: Locale
  readonly facts: MailFacts
  /** The address by which a time is chosen. */
  readonly link: string
  /** How many there are. */
  readonly count: number
}

/** The mail that asks a candidate to choose a time. */
export function wordOffer({ locale, facts, link, count }: OfferMail): { subject: string; text: string } {
  const values = { ...mailNames(locale, facts), count }
  const say = (key: string) => translate(words, locale, `mail.offer.${key}`, values)
  return {
    subject: say('subject'),
    text: [say('text'), `${say('choose')}:\n${link}`, say('footer')].join('\n\n'),
  }
}
