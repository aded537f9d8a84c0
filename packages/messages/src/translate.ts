import { createTranslator } from 'use-intl/core'
import { fallbackLocale, headerDefaultLocale, htmlLang, isLocale, type Locale } from './locale.ts'

type Tree = { readonly [key: string]: string | Tree }
export type WordsByLocale = Readonly<Record<Locale, Tree>>

/** The locale of a `lang` header: the named one, `en` without a header, the fallback for an unknown one. */
export function localeOfHeader(header: string | undefined): Locale {
  if (header === undefined || header === '') return headerDefaultLocale
  return isLocale(header) ? header : fallbackLocale
}

/** The messages of a tree by path, with slashes, as use-intl treats dots as separators. */
function textsOf(words: Tree, before = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([step, value]): [string, string][] =>
    typeof value === 'string' ? [[before + step, value]] : textsOf(value, `${before}${step}/`),
  )
}

/** Values for a message; a list is joined as its language does. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>
/** Null for a missing message. */
type Translator = (key: string, values: Values) => string | null

function makeTranslator(words: Tree, locale: Locale): Translator {
  const messages = Object.fromEntries(textsOf(words))
  const say = createTranslator({ locale: htmlLang(locale), messages })
  const mark = locale === 'en' ? ', ' : '、'
  const fill = (value: Values[string]) => (typeof value === 'object' ? value.join(mark) : value)
  return (key, values) => {
    const path = key.replaceAll('.', '/')
    return Object.hasOwn(messages, path)
      ? say(path, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)])))
      : null
  }
}

/** A translator keeps the messages that it has parsed: parsing takes far longer than filling in values. */
const translators = new WeakMap<Tree, Translator>()

/** Returns a message outside the browser. `key` is a dotted path; for a missing message it is returned itself. */
export function translate(words: WordsByLocale, locale: Locale, key: string, values: Values = {}): string {
  const tree = words[locale]
  const translator = translators.get(tree) ?? makeTranslator(tree, locale)
  translators.set(tree, translator)
  return translator(key, values) ?? key
}
