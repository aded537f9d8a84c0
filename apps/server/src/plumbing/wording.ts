import type { Refusal } from '@candor/kernel/refusal'
import { type Locale, locales } from '@candor/messages/locale'
import { translate, type WordsByLocale } from '@candor/messages/translate'
import { findInFeatures } from './features.ts'

type Tree = WordsByLocale[Locale]

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

/**
 * Loads every feature's messages. Returns a function that gives the text of a refusal from `refusal.<name>` of its
 * feature.
 */
export async function loadWording(): Promise<(refusal: Refusal, locale: Locale) => string> {
  const words: Record<Locale, Record<string, Tree>> = { cn: {}, en: {}, 'zh-TW': {} }
  for (const locale of locales) {
    for (const [feature, module] of await findInFeatures(`messages/${locale}.ts`)) {
      if (isTree(module.messages)) words[locale][feature] = module.messages
    }
  }
  return ({ feature, refusal, detail }, locale) =>
    translate(words, locale, `${feature}.refusal.${refusal}`, detail.values)
}
