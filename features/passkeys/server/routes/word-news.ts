import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** The mail that tells an account's owner that a passkey came or went. */
export function wordNews(locale: Locale, news: 'added' | 'removed', passkey: string) {
  return (name: string) => ({
    subject: translate(words, locale, `mail.${news}Subject`),
    text: translate(words, locale, `mail.${news}`, { name, passkey }),
  })
}
