import { type Fold, signsOf } from './signs.ts'

/** What tells who a candidate is. */
export interface Identity {
  readonly name: string
  readonly nameLatin: string | null
  readonly phone: string | null
  readonly email: string | null
}

const fewestDigits = 7

/** A text as it is compared, without gaps. */
const compared = (text: string, fold: Fold) =>
  signsOf(text, fold)
    .filter(({ kind }) => kind !== 'gap')
    .map(({ sign }) => sign)
    .join('')

/** Whether a text tells who its candidate is: a name in any order, the phone number, or the e-mail. */
export function namesPerson(text: string, { name, nameLatin, phone, email }: Identity, fold: Fold): boolean {
  const words = compared(text, fold)
  const latin = (nameLatin ?? '').split(/\s+/)
  const names = [name, latin.join(''), latin.toReversed().join('')].map((each) => compared(each, fold))
  const digits = (phone ?? '').replace(/\D/g, '').slice(-fewestDigits)
  const address = compared(email ?? '', fold)
  return (
    names.some((each) => each.length > 1 && words.includes(each)) ||
    (digits.length === fewestDigits && text.normalize('NFKC').replace(/\D/g, '').includes(digits)) ||
    (address.length > 2 && words.includes(address))
  )
}
