import { searchedName, searchText } from './name-search.ts'

interface Findable {
  readonly name: string
  readonly nameLatin: string | null
  readonly phone: string | null
  readonly email: string | null
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The fewest digits by which somebody looks for a phone number. */
const fewestDigits = 3

function findsNumber(text: string, phone: string): boolean {
  const isNumber = /^[\d\s+().·/–—-]+$/.test(text)
  const sought = digitsOf(text)
  const stored = digitsOf(phone)
  if (!isNumber || sought.length < fewestDigits || stored.length < fewestDigits) return false
  // Either may be written with the country code.
  return stored.includes(sought) || sought.endsWith(stored)
}

/** Whether a text that somebody looked for may be a name, a number or an e-mail of a candidate, or a part of one. */
export function textFinds(find: string, { name, nameLatin, phone, email }: Findable): boolean {
  const text = find.normalize('NFKC').trim()
  const sought = searchedName(text)
  if (sought !== '' && searchText({ name, nameLatin }).includes(sought)) return true
  if (text !== '' && email?.toLowerCase().includes(text.toLowerCase())) return true
  return phone !== null && findsNumber(text, phone)
}
