import { comparedAddress, isAddress, readAddress } from '@candor/kernel/email-address'

export type ReadAddresses =
  | { readonly kind: 'none' }
  /** `isAmong`: there are others beside the faulty one. */
  | { readonly kind: 'invalid'; readonly address: string; readonly isAmong: boolean }
  | { readonly kind: 'whole'; readonly addresses: readonly string[] }

export const separators = /[\s,;，；、]+/

/** Reads addresses separated by white space, commas or semicolons. The first spelling of an address stays. */
export function readAddresses(text: string): ReadAddresses {
  const typed = text.split(separators).filter((address) => address !== '')
  if (typed.length === 0) return { kind: 'none' }
  const invalid = typed.find((address) => !isAddress(address))
  if (invalid !== undefined) return { kind: 'invalid', address: invalid, isAmong: typed.length > 1 }
  const once = new Map<string, string>()
  for (const address of typed) {
    const compared = comparedAddress(address)
    if (!once.has(compared)) once.set(compared, readAddress(address) ?? address)
  }
  return { kind: 'whole', addresses: [...once.values()] }
}
