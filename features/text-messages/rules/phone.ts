/** The prefix of numbers of the mainland, the only ones that a code goes to (P9-008). */
export const phonePrefix = '86'

const pattern = /^1[3-9]\d{9}$/

/** Whether a number is one of a mobile telephone of the mainland: 11 digits that begin with 13 to 19. */
export function isMobilePhone(phone: string): boolean {
  return pattern.test(phone)
}

/** A number as the world dials it, by which it is kept: `+8613812345678`. */
export function dialled(prefix: string, phone: string): string {
  return `+${prefix}${phone}`
}

/** A number as people read it: `+86 13812345678`. */
export function readable(dialledPhone: string): string {
  return dialledPhone.replace(`+${phonePrefix}`, `+${phonePrefix} `)
}
