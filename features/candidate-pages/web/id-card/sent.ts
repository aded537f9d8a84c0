import { isRecord } from '@candor/kernel/is-record'
import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import type { PartnerBrand } from '../../../session/web/brand/shown-brand.ts'

/** What this browser knows of an ID card that was sent from it: so that the consent can be taken back after a reload. */
export interface Sent {
  /** Both scripts are kept: the page may be read in another language than it was sent in. */
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

/** What is kept, or null where it is nothing of ours; earlier pages kept the company in the reader's script alone. */
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

/** Keeps what was sent; null: nothing is there any more. */
export function storeSent(link: string, sent: Sent | null): void {
  keepJson('localStorage', keyOf(link), sent)
}
