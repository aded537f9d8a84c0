import { isAddress } from '@candor/kernel/email-address'
import { type ContactNumber, isReachable } from './contact-number.ts'

/** How a lead is reached: by a telephone number of any country, by e-mail, or by either. */
export interface LeadContact extends ContactNumber {
  /** Empty where there is a number alone; with it, the number may be empty. */
  readonly email: string
}

export interface RegistrationForm extends LeadContact {
  readonly companyName: string
  readonly userName: string
  readonly position: string
}

export type FormFault = 'companyMissing' | 'nameMissing' | 'positionMissing' | 'phoneInvalid' | 'emailInvalid'

/** The first fault of a form, in the order of its fields; null for none. */
export function formFault(form: RegistrationForm): FormFault | null {
  if (form.companyName === '') return 'companyMissing'
  if (form.userName === '') return 'nameMissing'
  if (form.position === '') return 'positionMissing'
  const isByEmailAlone = form.phone === '' && form.email !== ''
  if (!isByEmailAlone && !isReachable(form)) return 'phoneInvalid'
  return form.email === '' || isAddress(form.email) ? null : 'emailInvalid'
}

/** Limits of enrolments without a code: per network address, and per number or e-mail address. */
export const addressLimit = { max: 30, perMinutes: 60 } as const
export const numberLimit = { max: 5, perMinutes: 60 } as const

/** Hours within which the same form from the same contact counts as sent twice. */
export const sameFormHours = 24
