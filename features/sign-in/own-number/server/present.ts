import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { phonePrefix } from '../../../platform/text-messages/rules/phone.ts'
import { canText } from '../../../platform/text-messages/server/actions/ask-code.ts'
import type { OwnerWords } from '../../second-factor/server/queries/owners.ts'
import type { getOwnNumber } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import type { findNumberProof } from './actions/number-proofs.ts'
import type { getNumber } from './queries/numbers.ts'

const words = { cn, en, 'zh-TW': zhTW }

export function presentNumber(
  { openId }: Awaited<ReturnType<typeof getNumber>>,
  { by, isFresh, phone }: Awaited<ReturnType<typeof findNumberProof>>,
  services: Pick<AppServices, 'texter' | 'messagingApp'>,
): ReplyOf<typeof getOwnNumber> {
  return {
    phone: phone?.replace(`+${phonePrefix}`, '') ?? null,
    canText: canText(services),
    isAppLinked: services.messagingApp ? openId !== null : null,
    proofBy: by,
    isFresh,
  }
}

/** The mail that informs an account's owner of another number, or of its removal. */
export function composeChange(acting: Locale, to: string | null): OwnerWords {
  return ({ own, brand }) => {
    const locale = own ?? acting
    const text =
      to === null
        ? translate(words, locale, 'mailRemoved', { brand })
        : translate(words, locale, 'mailSaved', { brand, phone: to })
    return { subject: translate(words, locale, 'mailSubject', { brand }), text }
  }
}
