import { createTranslator } from 'use-intl/core'
import { fallbackLocale, headerDefaultLocale, htmlLang, isLocale, type Locale } from './locale.ts'

type Tree = { readonly [key: string]: string | Tree }
export type WordsByLocale = Readonly<Record<Locale, Tree>>

/** The locale of a `lang` header: the named one, `en` without a header, the fallback for an unknown one. */
export function localeOfHeader(header: string | undefined): Locale {
  if (header === undefined || header === '') return headerDefaultLocale
  return isLocale(header) ? header : fallbackLocale
}

function textAt(words: Tree, path: readonly string[]): string | null {
  const found = path.reduce<string | Tree | undefined>(
    (place, step) => (typeof place === 'object' ? place[step] : undefined),
    words,
  )
  return typeof found === 'string' ? found : null
}

/** Words one sentence outside the browser. `key` is a dotted path; a missing key gives the key itself. */
export function translate(
  words: WordsByLocale,
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = textAt(words[locale], key.split('.'))
  if (text === null) return key
  const say = createTranslator({ locale: htmlLang(locale), messages: { text } })
  return say('text', { ...values })
}
