import * as z from 'zod/mini'

/** A company's own consent texts by language; an empty one is that of its profile. */
export const ConsentTexts = z.object({ cn: z.string(), en: z.string(), 'zh-TW': z.string() })
export type ConsentTexts = z.output<typeof ConsentTexts>

export const noConsentTexts: ConsentTexts = { cn: '', en: '', 'zh-TW': '' }

/** The version of the texts of the profiles. A changed text gets another one. */
const usualVersion = '2026-11-29'

interface Given {
  readonly profile: string
  readonly locale: keyof ConsentTexts
  /** Null without own texts of the company. */
  readonly own: { readonly version: number; readonly texts: ConsentTexts } | null
}

/** The version of the text that a page shows in a language, and the own text; null for that of the profile. */
export function consentOf({ profile, locale, own }: Given): { version: string; text: string | null } {
  const text = own?.texts[locale] ?? ''
  if (own === null || text === '') return { version: `${usualVersion} ${profile}`, text: null }
  return { version: `own ${own.version}`, text }
}

/** When the last consent was taken back, in epoch milliseconds; null while one holds, and without any. */
export function consentEndOf(consents: readonly { readonly withdrawnAt: Date | null }[]): number | null {
  const ends = consents.flatMap(({ withdrawnAt }) => (withdrawnAt ? [withdrawnAt.getTime()] : []))
  return ends.length > 0 && ends.length === consents.length ? Math.max(...ends) : null
}
