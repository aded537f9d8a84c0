import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { namedStage } from '../../rules/kinds.ts'
import { type LocalNames, nameIn } from '../../rules/names.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** Returns the name of a stage in the reader's language: the company's own, else the default one of its wire id. */
export function wordStage(wireId: string, names: LocalNames | undefined, locale: Locale): string {
  const own = names && nameIn(names, locale)
  if (own) return own
  const named = namedStage(wireId)
  return named === null
    ? translate(words, locale, 'numbered', { id: wireId })
    : translate(words, locale, `named.${named}`)
}

/** Words of this feature in a language. */
export function say(locale: Locale, key: 'stageRemoved'): string {
  return translate(words, locale, key)
}

/** Returns the word for the candidate as the one who did something. */
export function wordCandidate(locale: Locale): string {
  return translate(words, locale, 'byCandidate')
}
