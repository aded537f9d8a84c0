import { isMobilePhone, phonePrefix } from '../../../platform/text-messages/rules/phone.ts'

export interface ContactNumber {
  readonly prefixPhone: string
  readonly phone: string
}

/** The most digits of a number with its country code (E.164). */
const maxDigits = 15

/** A typed number in its stored form: digits alone, its country code without `+` or `00`. */
export function readContact<Form extends ContactNumber>(form: Form): Form {
  return {
    ...form,
    prefixPhone: form.prefixPhone.trim().replace(/^(\+|00)/, ''),
    phone: form.phone.replaceAll(/[\s().-]/g, ''),
  }
}

/** Whether a number could be dialled: a mobile number of the mainland, or any number of another country. */
export function isReachable({ prefixPhone, phone }: ContactNumber): boolean {
  if (prefixPhone === phonePrefix) return isMobilePhone(phone)
  const isForeign = /^[1-9]\d{0,3}$/.test(prefixPhone) && /^\d{4,14}$/.test(phone)
  return isForeign && prefixPhone.length + phone.length <= maxDigits
}

/** Whether a code by text message proves a number: codes go to mainland numbers alone (P9-008). */
export function needsCode({ prefixPhone, phone }: ContactNumber): boolean {
  return phone !== '' && prefixPhone === phonePrefix
}
