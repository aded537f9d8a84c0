import { isRecord } from '@candor/kernel/is-record'

export const languages = ['cn', 'en', 'zh-TW'] as const
export type Locale = (typeof languages)[number]

/** Names in the languages in which somebody wrote them. */
export type LocalNames = Partial<Record<Locale, string>>

/** Reads stored names. A text that is no name in a language of ours is left out. */
export function readLocalNames(value: unknown): LocalNames {
  if (!isRecord(value)) return {}
  const names: LocalNames = {}
  for (const locale of languages) {
    const name = value[locale]
    if (typeof name === 'string' && name !== '') names[locale] = name
  }
  return names
}

/** Returns the name in a language, else in the nearest language with a name; null without any name. */
export function nameIn(names: LocalNames, locale: Locale): string | null {
  const nearest: readonly Locale[] = locale === 'en' ? ['en', 'cn', 'zh-TW'] : [locale, 'cn', 'zh-TW', 'en']
  return nearest.map((each) => names[each]).find((name) => name !== undefined) ?? null
}
