import type { Refusal } from '@candor/kernel/refusal'
import { type Locale, locales } from '@candor/messages/locale'
import { translate, type WordsByLocale } from '@candor/messages/translate'
import { formerColleague } from '../../../../features/platform/access/rules/former-colleague.ts'
import { findInFeatures } from './features.ts'

type Tree = WordsByLocale[Locale]

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

async function loadWords(): Promise<Record<Locale, Record<string, Tree>>> {
  const words: Record<Locale, Record<string, Tree>> = { cn: {}, en: {}, 'zh-TW': {} }
  for (const locale of locales) {
    for (const [feature, module] of await findInFeatures(`messages/${locale}.ts`)) {
      if (isTree(module.messages)) words[locale][feature] = module.messages
    }
  }
  return words
}

export interface Wording {
  /** The text of a refusal from `refusal.<name>` of its feature. */
  readonly describeRefusal: (refusal: Refusal, locale: Locale) => string
  /** A written reply in which accounts that were erased have the name of one in the reader's language. */
  readonly wordReply: (text: string, locale: Locale) => string
}

/** Loads every feature's messages. */
export async function loadWording(): Promise<Wording> {
  const words = await loadWords()
  return {
    describeRefusal: ({ feature, refusal, detail }, locale) =>
      translate(words, locale, `${feature}.refusal.${refusal}`, detail.values),
    wordReply: (text, locale) =>
      text.includes(formerColleague)
        ? text.replaceAll(formerColleague, translate(words, locale, 'access.formerColleague'))
        : text,
  }
}
