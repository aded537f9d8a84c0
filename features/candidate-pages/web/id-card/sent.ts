/** What this browser knows of an ID card that was sent from it: so that the consent can be taken back after a reload. */
export interface Sent {
  /** In both scripts: the page is read in another language than it was sent in. */
  readonly companyName: string
  readonly companyNameLatin: string | null
  /** Epoch milliseconds. */
  readonly consentTime: number
}

const keyOf = (link: string) => `idCard.sent.${link}`

function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && 'companyName' in value && 'consentTime' in value
}

export function readSent(link: string): Sent | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(link)) ?? 'null')
    return isSent(value) ? value : null
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
