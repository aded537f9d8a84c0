import { isRecord } from '@candor/kernel/is-record'
import type { PartnerBrand } from '../../../session/web/brand/shown-brand.ts'

/** What this browser knows of an ID card that was sent from it: so that the consent can be taken back after a reload. */
export interface Sent {
  /** In both scripts: the page is read in another language than it was sent in. */
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
function sentOf(value: unknown): Sent | null {
  if (!isRecord(value)) return null
  const { company, companyName = company, companyNameLatin, consentTime } = value
  if (typeof companyName !== 'string' || typeof consentTime !== 'number') return null
  const latin = typeof companyNameLatin === 'string' ? companyNameLatin : null
  return { companyName, companyNameLatin: latin, partnerBrand: brandIn(value.partnerBrand), consentTime }
}

export function readSent(link: string): Sent | null {
  try {
    return sentOf(JSON.parse(localStorage.getItem(keyOf(link)) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps what was sent; null: nothing is there any more. */
export function storeSent(link: string, sent: Sent | null): void {
  try {
    if (sent) localStorage.setItem(keyOf(link), JSON.stringify(sent))
    else localStorage.removeItem(keyOf(link))
  } catch {
    // A browser that keeps nothing loses it with the page; the company can still be asked.
  }
}
