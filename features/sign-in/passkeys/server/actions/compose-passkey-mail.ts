import type { Locale } from '@candor/messages/locale'
import { composeMail } from '../../../second-factor/server/queries/owners.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** The mail to an account's owner that a passkey was added or removed. */
export function composePasskeyMail(acting: Locale, event: 'added' | 'removed', passkey: string) {
  return composeMail(words, acting, { event, values: { passkey } })
}
