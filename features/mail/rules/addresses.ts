/** The longest address of a mailbox (RFC 5321), in characters. */
const maxAddressLength = 254

/** The pattern of an address in HTML, with a host of at least two labels: nothing that could forge a header. */
const addressForm =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** Whether a text is the address of one mailbox. */
export function isAddress(text: string): boolean {
  return text.length <= maxAddressLength && text.indexOf('@') <= 64 && addressForm.test(text)
}

/** The result of reading typed addresses: none, a fault, or each address once. */
export type ReadAddresses =
  | { readonly kind: 'none' }
  /** `isAmong`: there are others beside the faulty one. */
  | { readonly kind: 'invalid'; readonly address: string; readonly isAmong: boolean }
  | { readonly kind: 'whole'; readonly addresses: readonly string[] }

/** Separators of addresses. */
export const separators = /[\s,;，；、]+/

/** Reads addresses separated by white space, commas or semicolons. Of two that differ in case only, the first stays. */
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
