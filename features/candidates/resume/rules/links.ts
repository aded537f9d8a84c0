import { withoutEnd } from '@candor/kernel/without-end'

export interface Piece {
  text: string
  /** Absolute, of http, https, mailto or tel. */
  address?: string
  /** The host of the address, where the text names another or spells it differently. */
  leadsTo?: string
}

/** Longer addresses may not open in every browser. */
const longestAddress = 2_000
/** Characters that hide or reverse text: with one in its text a link could lead anywhere. */
const deceptive = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const addresses = /https?:\/\/[^\s<>"'`“”‘’《》「」，。；、！？（）]+/giu
const bareDomain = /^([\w-]+\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i
const email = /^[\w.!#$%&*+/=?^{|}~'-]{1,64}@([\w-]+\.)+[a-z]{2,}$/i
const phone = /^\+?[\d\s().-]{5,30}$/
const addressFields = ['url', 'website', 'homepage', 'blog']
const phoneFields = ['phone', 'mobile', 'mobilePhone', 'tel', 'telephone']

/** A text that is an address, as a link; null for an address that must not be followed. */
function linkOf(text: string, address: string): Piece | null {
  const url = address.length > longestAddress || deceptive.test(address) ? null : URL.parse(address)
  // A user name before the host could be taken for the host.
  if (!url?.hostname || url.username !== '' || url.password !== '') return null
  // A host in look-alike letters becomes xn--….
  const shownHost = /^(?:https?:\/\/)?([^/?#:\\]+)/i.exec(text)?.[1]?.toLowerCase()
  return { text, address: url.href, ...(shownHost === url.hostname ? {} : { leadsTo: url.hostname }) }
}

/** Punctuation at the end of a sentence, or a bracket opened before the address, does not belong to the address. */
const trimmed = (address: string) => withoutEnd(address, address.includes('(') ? /[.,;:!?*_]/ : /[.,;:!?*_)]/)

function withAddresses(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(addresses)) {
    const words = match[0].length > longestAddress ? '' : trimmed(match[0])
    const link = linkOf(words, words)
    if (!link) continue
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) })
    pieces.push(link)
    at = match.index + words.length
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}

/**
 * A value of a resume as text and links: http and https addresses, an e-mail, and the number of a phone field.
 *
 * It is external text: other schemes are never followed, and a link never hides where it leads.
 */
export function linkPieces(key: string, value: string): Piece[] {
  const text = value.trim()
  if (email.test(text)) return [{ text, address: `mailto:${encodeURIComponent(text).replace('%40', '@')}` }]
  if (phoneFields.includes(key) && phone.test(text) && /\d/.test(text))
    return [{ text, address: `tel:${text.replace(/[^\d+]/g, '')}` }]
  if (addressFields.includes(key) && bareDomain.test(text)) {
    const link = linkOf(text, `https://${text}`)
    if (link) return [link]
  }
  return withAddresses(value)
}
