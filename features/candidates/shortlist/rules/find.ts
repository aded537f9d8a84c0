import { searchedName } from '../../../platform/imports/rules/name-search.ts'
import { comparedPhone } from '../../persons/rules/compared-phone.ts'

/** What a text of `find` may be part of. Null: it cannot be part of such a value. */
interface Sought {
  /** As `searchText` writes names. */
  readonly name: string | null
  /** Digits as they were written, and with the country code. Empty: no phone number. */
  readonly phones: readonly string[]
  /** Lower case. */
  readonly email: string | null
}

/** The fewest digits that are looked for in phone numbers. */
const fewestDigits = 3

function soughtPhones(text: string): string[] {
  if (!/^[+(]*\d[\d\s().·/–—-]*$/.test(text)) return []
  const digits = text.replace(/\D/g, '')
  const compared = comparedPhone(text)?.slice(1) ?? digits
  const written = [digits, digits.replace(/^00/, ''), compared]
  return [...new Set(written)].filter((number) => number.length >= fewestDigits)
}

/** Reads a text that people type or paste: a name in any script, pinyin, initials, a phone number, an e-mail. */
export function readSought(find: string): Sought {
  const text = find.normalize('NFKC').trim()
  return {
    name: searchedName(text) || null,
    phones: soughtPhones(text),
    email: text === '' || /\s/.test(text) ? null : text.toLowerCase(),
  }
}
