import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { phonePrefix } from '../../text-messages/rules/phone.ts'
import { canText } from '../../text-messages/server/queries/ask-code.ts'
import type { getOwnNumber } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import type { getNumber } from './queries/numbers.ts'

const words = { cn, en, 'zh-TW': zhTW }

export function presentNumber(
  { phone, openId }: Awaited<ReturnType<typeof getNumber>>,
  services: Pick<AppServices, 'texter' | 'settings' | 'messagingApp'>,
): ReplyOf<typeof getOwnNumber> {
  return {
    phone: phone?.replace(`+${phonePrefix}`, '') ?? null,
    canText: canText(services),
    isAppLinked: services.messagingApp ? openId !== null : null,
  }
}

/** The mail that tells an account's owner of another number, or of none. */
export function wordChange(locale: Locale, to: string | null) {
  return {
    subject: translate(words, locale, 'mailSubject'),
    text:
      to === null
        ? translate(words, locale, 'mailRemoved')
        : translate(words, locale, 'mailSaved', { phone: to }),
  }
}
