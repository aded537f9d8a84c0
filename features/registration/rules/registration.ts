import { isMobilePhone } from '../../text-messages/rules/phone.ts'

export interface RegistrationForm {
  readonly companyName: string
  readonly userName: string
  readonly position: string
  readonly phone: string
}

/** A fault of a form, named like its refusal. */
export type FormFault = 'companyMissing' | 'nameMissing' | 'positionMissing' | 'phoneInvalid'

/** The first fault of a form, in the order of its fields; null for none. */
export function formFault(form: RegistrationForm): FormFault | null {
  if (form.companyName === '') return 'companyMissing'
  if (form.userName === '') return 'nameMissing'
  if (form.position === '') return 'positionMissing'
  return isMobilePhone(form.phone) ? null : 'phoneInvalid'
}

/** Limits of enrolments without a code: per network address, and per number. */
export const addressLimit = { max: 30, perMinutes: 60 } as const
export const numberLimit = { max: 5, perMinutes: 60 } as const

/** Hours within which the same form from the same number counts as sent twice. */
export const sameFormHours = 24
