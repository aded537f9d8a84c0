import { createHash } from 'node:crypto'
import type { Locale } from '@candor/messages/locale'
import { type ConsentTexts, consentOf } from '../../rules/consent.ts'
import { sayBeside } from './words.ts'

interface OfCompany {
  readonly profile: string
  readonly name: string
  readonly nameLatin: string | null
  /** How long the company keeps candidates after their outcome, in months. */
  readonly months: number
}

/** The text of a profile's law in a language. */
export function usualConsent({ profile, name, nameLatin, months }: OfCompany, locale: Locale): string {
  const company = (locale === 'en' && nameLatin) || name
  const law = profile === 'eu' || profile === 'us-il' ? profile : 'cn'
  return sayBeside(locale)(`consent.${law}`, { company, months })
}

/** The consent that a page asks for, with the values that are stored. */
export function wordConsent(
  company: OfCompany,
  locale: Locale,
  own: { readonly version: number; readonly texts: ConsentTexts } | null,
): { version: string; wording: string; hash: string } {
  const { version, text } = consentOf({ profile: company.profile, locale, own })
  const wording = text ?? usualConsent(company, locale)
  return { version, wording, hash: createHash('sha256').update(wording).digest('hex') }
}
