import { isRecord } from '@candor/kernel/is-record'
import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import type { PartnerBrand } from '../../../../sign-in/session/web/brand/shown-brand.ts'
import { type Consented, storedConsent } from '../../rules/wire.ts'

/**
 * An ID card that was sent from this browser, so that the consent can be withdrawn after a reload. The company's name is
 * stored in both scripts: the page may be read in another language later.
 */
export interface Sent extends Consented {
  readonly consentedAt: number
}

const keyOf = (link: string) => `idCard.sent.${link}`

function brandIn(value: unknown): PartnerBrand | undefined {
  if (!isRecord(value) || typeof value.title !== 'string') return undefined
  return { title: value.title, icon: typeof value.icon === 'string' ? value.icon : undefined }
}

/** The stored value, or null for another shape; earlier versions stored the company in one script only. */
export function sentOf(value: unknown): Sent | null {
  if (!isRecord(value)) return null
  const { company, companyName = company, companyNameLatin } = value
  const consentedAt = storedConsent(value)
  if (typeof companyName !== 'string' || typeof consentedAt !== 'number') return null
  const latin = typeof companyNameLatin === 'string' ? companyNameLatin : null
  return { companyName, companyNameLatin: latin, partnerBrand: brandIn(value.partnerBrand), consentedAt }
}

export function readSent(link: string): Sent | null {
  return sentOf(keptJson('localStorage', keyOf(link)))
}

/** Stores the sent card; null removes it. */
export function storeSent(link: string, sent: Sent | null): void {
  keepJson('localStorage', keyOf(link), sent)
}
