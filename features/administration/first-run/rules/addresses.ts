import { readAddress } from '@candor/kernel/email-address'

/** Addresses of one invitation at most. */
export const maxInvited = 50

export interface TypedAddresses {
  /** Each address once, in the order in which it was typed. */
  readonly addresses: readonly string[]
  /** The words that are no address. */
  readonly wrong: readonly string[]
}

/** Signs between the addresses of a list: of a mail program, a table, or typed by hand. */
const between = /[\s,;，；、<>()"“”]+/u

/** Reads the addresses of a typed or pasted list, such as `Han <han@a.example>; lin@a.example`. */
export function readAddresses(text: string): TypedAddresses {
  const words = text.split(between).filter((word) => word !== '')
  const named = /</.test(text)
  const addresses = new Map<string, string>()
  const wrong: string[] = []
  for (const word of words) {
    const address = readAddress(word)
    if (address) addresses.set(address.toLowerCase(), address)
    else if (!named || word.includes('@')) wrong.push(word)
  }
  return { addresses: [...addresses.values()], wrong }
}

/** A name for an account with an address alone: `Han Yanqiu` for `han.yanqiu@a.example`. */
export function nameOfAddress(address: string): string {
  const local = address.replace(/@.*$/, '').replace(/\+.*$/, '')
  const words = local.split(/[._-]+/).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return name || local || address
}
