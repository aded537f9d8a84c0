import { createTranslator } from 'use-intl/core'
import { fallbackLocale, headerDefaultLocale, htmlLang, isLocale, type Locale } from './locale.ts'

type Tree = { readonly [key: string]: string | Tree }
export type WordsByLocale = Readonly<Record<Locale, Tree>>

/** The locale of a `lang` header: the named one, `en` without a header, the fallback for an unknown one. */
export function localeOfHeader(header: string | undefined): Locale {
  if (header === undefined || header === '') return headerDefaultLocale
  return isLocale(header) ? header : fallbackLocale
}

/** Words one sentence outside the browser. `key` is a dotted path; a missing key gives the key itself. */
export function translate(
  words: WordsByLocale,
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const say = createTranslator<Record<string, never>>({
    locale: htmlLang(locale),
    messages: words[locale] as Record<string, never>,
    onError: () => {},
    getMessageFallback: ({ key: missing }) => missing,
  })
  return (say as unknown as (key: string, values: Record<string, string | number>) => string)(key, { ...values })
}
