/** The longest address of a mailbox (RFC 5321), in characters. */
const maxAddressLength = 254

/** The standard pattern of an address (HTML), with a host of at least two names: nothing that a header could be made of. */
const addressForm =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** Whether a text is the address of one mailbox. */
export function isAddress(text: string): boolean {
  return text.length <= maxAddressLength && text.indexOf('@') <= 64 && addressForm.test(text)
}

/** Addresses as they were typed: none, one that cannot be, or each of them once. */
export type ReadAddresses =
  | { readonly kind: 'none' }
  /** `isAmong`: others were typed beside it. */
  | { readonly kind: 'invalid'; readonly address: string; readonly isAmong: boolean }
  | { readonly kind: 'whole'; readonly addresses: readonly string[] }

/** What stands between addresses. */
export const separators = /[\s,;，；、]+/

/** Reads addresses with white space, commas or semicolons between. Of two that differ in case alone the first stays. */
export function readAddresses(text: string): ReadAddresses {
  const typed = text.split(separators).filter((address) => address !== '')
  if (typed.length === 0) return { kind: 'none' }
  const invalid = typed.find((address) => !isAddress(address))
  if (invalid !== undefined) return { kind: 'invalid', address: invalid, isAmong: typed.length > 1 }
  const once = new Map<string, string>()
  for (const address of typed) {
    if (!once.has(address.toLowerCase())) once.set(address.toLowerCase(), address)
  }
  return { kind: 'whole', addresses: [...once.values()] }
}
