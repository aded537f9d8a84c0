/** The prefix of mainland numbers, the only ones that codes are sent to (P9-008). */
export const phonePrefix = '86'

const pattern = /^1[3-9]\d{9}$/

/** Whether a number is a mainland mobile number: 11 digits that begin with 13 to 19. */
export function isMobilePhone(phone: string): boolean {
  return pattern.test(phone)
}

/** The stored form of a number: `+8613812345678`. */
export function dialled(prefix: string, phone: string): string {
  return `+${prefix}${phone}`
}

/** The displayed form of a number: `+86 13812345678`. */
export function readable(dialledPhone: string): string {
  return dialledPhone.replace(`+${phonePrefix}`, `+${phonePrefix} `)
}
