import { isRecord } from '@candor/kernel/is-record'
import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import type { PartnerBrand } from '../../../session/web/brand/shown-brand.ts'

/** An ID card that was sent from this browser, so that the consent can be withdrawn after a reload. */
export interface Sent {
  /** Both scripts are stored: the page may be read in another language later. */
  readonly companyName: string
  readonly companyNameLatin: string | null
  readonly partnerBrand?: PartnerBrand | undefined
  /** Epoch milliseconds. */
  readonly consentTime: number
}

const keyOf = (link: string) => `idCard.sent.${link}`

function brandIn(value: unknown): PartnerBrand | undefined {
  if (!isRecord(value) || typeof value.title !== 'string') return undefined
  return { title: value.title, icon: typeof value.icon === 'string' ? value.icon : undefined }
}

/** What is stored, or null if it is something else; earlier versions stored the company in one script only. */
export function sentOf(value: unknown): Sent | null {
  if (!isRecord(value)) return null
  const { company, companyName = company, companyNameLatin, consentTime } = value
  if (typeof companyName !== 'string' || typeof consentTime !== 'number') return null
  const latin = typeof companyNameLatin === 'string' ? companyNameLatin : null
  return { companyName, companyNameLatin: latin, partnerBrand: brandIn(value.partnerBrand), consentTime }
}

export function readSent(link: string): Sent | null {
  return sentOf(keptJson('localStorage', keyOf(link)))
}

/** Stores what was sent; null removes it. */
export function storeSent(link: string, sent: Sent | null): void {
  keepJson('localStorage', keyOf(link), sent)
}
