import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** The mails about a new address: to the old one, which names the new one, and the other way round. */
export function composeAddressMail(
  locale: Locale,
  to: 'old' | 'new',
  facts: { readonly name: string; readonly email: string },
): { subject: string; text: string } {
  const mail = to === 'old' ? 'addressOld' : 'addressNew'
  return {
    subject: translate(words, locale, `mail.${mail}Subject`),
    text: translate(words, locale, `mail.${mail}Text`, facts),
  }
}
