import { isMobilePhone } from '../../text-messages/rules/phone.ts'

export interface RegistrationForm {
  readonly companyName: string
  readonly userName: string
  readonly position: string
  readonly phone: string
}

/** What is wrong with a form, by the names of the refusals. */
export type FormFault = 'companyMissing' | 'nameMissing' | 'positionMissing' | 'phoneInvalid'

/** The first thing that is wrong with a form, in the order of its fields; null where nothing is. */
export function formFault(form: RegistrationForm): FormFault | null {
  if (form.companyName === '') return 'companyMissing'
  if (form.userName === '') return 'nameMissing'
  if (form.position === '') return 'positionMissing'
  return isMobilePhone(form.phone) ? null : 'phoneInvalid'
}

/** Enrolments without a code that one address may send in an hour, and that may name one number. */
export const addressLimit = { max: 30, perMinutes: 60 } as const
export const numberLimit = { max: 5, perMinutes: 60 } as const

/** Hours within which the same form from the same number is the same enrolment, sent twice. */
export const sameFormHours = 24
