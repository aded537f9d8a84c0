import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** Country whose numbers people write without a country code: mainland China, where most companies recruit. */
const homeCountry = 'CN'

/**
 * Returns a phone number in E.164, by which two numbers are compared; null for a text that is no possible number.
 *
 * Full-width digits, blanks and separators count for nothing: "138 0000 0001" and "+86 138-0000-0001" are the same.
 */
export function comparedPhone(written: string): string | null {
  const phone = parsePhoneNumberFromString(written.normalize('NFKC'), homeCountry)
  return phone?.isPossible() ? phone.number : null
}
