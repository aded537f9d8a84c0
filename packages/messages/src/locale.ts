/** The languages of the product, in the order in which they are offered. */
export const locales = ['cn', 'en', 'zh-TW'] as const
export type Locale = (typeof locales)[number]

/** Each language by its own name, whatever the page speaks. */
export const languageNames: Readonly<Record<Locale, string>> = {
  cn: '简体中文',
  en: 'English',
  'zh-TW': '繁體中文',
}

export const fallbackLocale: Locale = 'cn'

/** The locale of a call without a `lang` header. */
export const headerDefaultLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** Language tags of browsers that read Traditional Chinese (decision D31). `zh-Hans-HK` is not among them. */
const traditional = /^zh-(?:hant|tw|hk|mo)(?:-|$)/

/**
 * Chooses the language at start: this session's, else the last one chosen here, else that of the page, else the
 * browser's, else Chinese.
 */
export function chooseLocale(known: {
  session: string | null
  local: string | null
  page?: string | null
  browser: readonly string[]
}): Locale {
  if (isLocale(known.session)) return known.session
  if (isLocale(known.local)) return known.local
  if (isLocale(known.page)) return known.page
  for (const language of known.browser) {
    const tag = language.toLowerCase()
    const [base] = tag.split('-')
    if (traditional.test(tag)) return 'zh-TW'
    if (base === 'zh') return 'cn'
    if (base === 'en') return 'en'
  }
  return fallbackLocale
}

/** The value of the `lang` attribute, so that glyphs and line heights fit. */
export function htmlLang(locale: Locale): string {
  return { cn: 'zh-CN', en: 'en', 'zh-TW': 'zh-TW' }[locale]
}
