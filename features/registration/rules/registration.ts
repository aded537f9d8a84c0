import { isMobilePhone } from './phone.ts'

export interface RegistrationForm {
  readonly companyName: string
  readonly userName: string
  readonly position: string
  readonly phone: string
  readonly vcode: string
}

/** What is wrong with a form, by the names of the refusals. */
export type FormFault = 'companyMissing' | 'nameMissing' | 'positionMissing' | 'phoneInvalid' | 'codeMissing'

/** The first thing that is wrong with a form, in the order of its fields; null where nothing is. */
export function formFault(form: RegistrationForm): FormFault | null {
  if (form.companyName === '') return 'companyMissing'
  if (form.userName === '') return 'nameMissing'
  if (form.position === '') return 'positionMissing'
  if (!isMobilePhone(form.phone)) return 'phoneInvalid'
  return form.vcode === '' ? 'codeMissing' : null
}

/** Seconds from one code to the next (P9-007). */
export const resendSeconds = 60

/** How long a code holds, and how often it may be tried. */
export const codeMinutes = 5
export const mostTries = 5

/** Codes that go to one number in an hour, and that one address may ask for. */
export const numberLimit = { max: 5, perMinutes: 60 } as const
export const addressLimit = { max: 20, perMinutes: 60 } as const

/** Forms that one address may send in an hour, right or wrong. */
export const formLimit = { max: 30, perMinutes: 60 } as const

/** The kinds of codes, as `smsType` names them (P7-088). */
export const registrationCode = 2
