import { isMobilePhone } from '../../text-messages/rules/phone.ts'

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
