/** The prefix of numbers of the mainland, the only ones that a code goes to (P9-008). */
export const phonePrefix = '86'

const pattern = /^1[3-9]\d{9}$/

/** Whether a number is one of a mobile telephone of the mainland: 11 digits that begin with 13 to 19. */
export function isMobilePhone(phone: string): boolean {
  return pattern.test(phone)
}
