/** The languages that a score can be of (R3-032). */
export const languages = ['en', 'cn', 'jp', 'yue', 'other'] as const
export type Language = (typeof languages)[number]

/** The language of a code of the wire; one that is not known is another language. */
export function readLanguage(code: string): Language {
  return languages.find((known) => known === code) ?? 'other'
}

/** Whether a language is scored for its tones: cn and yue alone (R3-033). */
export function hasTones(language: string): boolean {
  return language === 'cn' || language === 'yue'
}

/** Whether each language occurs at most once: screens identify entries by language. */
export function isEachLanguageOnce(entries: readonly { readonly language: string }[]): boolean {
  return new Set(entries.map(({ language }) => language)).size === entries.length
}

/** The levels of a language ability, the lowest first (R9-028). */
export const languageLevels = [1, 2, 3, 4, 5] as const
export type LanguageLevel = (typeof languageLevels)[number]

export function readLevel(level: number | null | undefined): LanguageLevel | null {
  return languageLevels.find((known) => known === level) ?? null
}
