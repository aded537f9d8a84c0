/** The longest address of a mailbox (RFC 5321), in characters; and the longest part before the @. */
const maxAddressLength = 254
const maxLocalLength = 64

/** A part before the @, in any script: nothing that could forge a header. */
const localForm = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** A host of at least two labels, as the network writes it. */
const hostForm = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i
/** The characters of a host in any script, and the dots of Chinese and Japanese keyboards. */
const typedHostForm = /^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u

/** A host in the form of the network: `bücher.example` is `xn--bcher-kva.example`. One in ASCII stays as it is. */
function asciiHost(host: string): string | null {
  if (hostForm.test(host)) return host
  if (host.length > maxAddressLength || !typedHostForm.test(host)) return null
  const url = URL.parse(`http://${host}/`)
  return url && hostForm.test(url.hostname) ? url.hostname : null
}

/**
 * Reads the address of one mailbox; null for any other text.
 *
 * Every door of the product reads addresses by this rule. The host comes in the form of the network, by which addresses
 * are compared and mails are sent; capital letters stay.
 */
export function readAddress(text: string): string | null {
  const typed = text.trim().normalize('NFC')
  const at = typed.lastIndexOf('@')
  if (at < 1 || typed.length > maxAddressLength) return null
  const local = typed.slice(0, at)
  if (local.length > maxLocalLength || !localForm.test(local)) return null
  const host = asciiHost(typed.slice(at + 1))
  const address = `${local}@${host ?? ''}`
  return host !== null && address.length <= maxAddressLength ? address : null
}

/** Whether a text is the address of one mailbox. */
export function isAddress(text: string): boolean {
  return readAddress(text) !== null
}

/** An address as it is compared: without capital letters. A text that is no address is compared as it is. */
export function comparedAddress(text: string): string {
  return (readAddress(text) ?? text.trim()).toLowerCase()
}

/** The forms in which an address may be stored: as it is read, and as it was typed before hosts were read by one rule. */
export function storedAddresses(text: string): string[] {
  return [...new Set([comparedAddress(text), text.trim().toLowerCase()])]
}
