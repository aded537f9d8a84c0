import { htmlLang, type Locale } from '@candor/messages/locale'
import { translate, type Values } from '@candor/messages/translate'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

export type Say = (key: string, values?: Values) => string

/** The words of the pages in a language. */
export function sayIn(locale: Locale): Say {
  return (key, values) => translate(words, locale, `page.${key}`, values)
}

/** The words of the consent and of the mail, which are no part of a page. */
export function sayBeside(locale: Locale): Say {
  return (key, values) => translate(words, locale, key, values)
}

/** A day (YYYY-MM-DD) as people of a language write it. */
export function wordDay(locale: Locale, day: string, year: 'withYear' | 'withoutYear'): string {
  const format = new Intl.DateTimeFormat(htmlLang(locale), {
    day: 'numeric',
    month: 'long',
    ...(year === 'withYear' && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
