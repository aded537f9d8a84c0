import {
  isReachable,
  needsCode,
  readContact,
} from '../../../../administration/registration/rules/contact-number.ts'

/** The typed contact data of a trial request. */
export function typedContact(form: HTMLFormElement) {
  const textOf = (name: string) => String(new FormData(form).get(name) ?? '').trim()
  const number = readContact({ prefixPhone: textOf('prefixPhone') || '86', phone: textOf('phone') })
  const email = textOf('email')
  const isByEmailAlone = number.phone === '' && email !== ''
  return {
    prefixPhone: number.prefixPhone,
    isNumberRight: isByEmailAlone || isReachable(number),
    /** The server validates addresses; this only finds forgotten parts. */
    isEmailRight: email === '' || /^\S+@\S+$/.test(email),
    /** Whether a code is asked for: also while no number is typed. */
    needsCode: !isByEmailAlone && needsCode({ ...number, phone: number.phone || 'any' }),
  }
}
