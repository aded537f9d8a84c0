import { decideField } from '../../../candidates/candidate-facts/rules/fields.ts'

/** The longest note of an applicant, in characters. */
export const maxNote = 2_000
/** The largest resume: the same as of a dropped one. */
export const maxResumeBytes = 20 * 1024 * 1024
/** A field that people do not see. A program that fills every field fills it as well. */
export const trapField = 'website'

export const formFields = ['name', 'email', 'phone', 'note', 'person', 'agree'] as const
export type FormField = (typeof formFields)[number] | 'resume'

/** The texts of a form as they came. */
export type Typed = Readonly<Record<(typeof formFields)[number], string>>

export const nothingTyped: Typed = { name: '', email: '', phone: '', note: '', person: '', agree: '' }

/** Why a field is refused; each is a message `fault.<name>`. */
export type FieldFault =
  | ('noName' | 'wrongName' | 'wrongEmail' | 'wrongPhone' | 'noContact' | 'longNote' | 'notAgreed')
  | ('noResume' | 'notADocument' | 'locked' | 'damaged' | 'tooLarge')
export type Faults = Partial<Readonly<Record<FormField, FieldFault>>>

/** Who applies, in the form in which it is stored. */
export interface Applicant {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

const decided = (field: 'name' | 'email' | 'phone', text: string) => {
  const decision = decideField(field, text)
  if (!decision.allowed) return { isWrong: true, value: null }
  return { isWrong: false, value: typeof decision.value === 'string' ? decision.value : null }
}

/** Decides who applies: a name, and an e-mail or a phone. */
export function decideApplicant(
  typed: Pick<Typed, 'name' | 'email' | 'phone'>,
):
  | { readonly applicant: Applicant; readonly faults: null }
  | { readonly applicant: null; readonly faults: Faults } {
  const name = decided('name', typed.name)
  const email = decided('email', typed.email)
  const phone = decided('phone', typed.phone)
  const isWithoutContact = typed.email.trim() === '' && typed.phone.trim() === ''
  const faults: Faults = {
    ...(name.isWrong && { name: typed.name.trim() === '' ? 'noName' : 'wrongName' }),
    ...(email.isWrong && { email: 'wrongEmail' }),
    ...(phone.isWrong && { phone: 'wrongPhone' }),
    ...(isWithoutContact && { email: 'noContact' }),
  }
  if (Object.keys(faults).length > 0 || name.value === null) return { applicant: null, faults }
  return { applicant: { name: name.value, email: email.value, phone: phone.value }, faults: null }
}

/** Faults of what stands beside the applicant in the form. */
export function restFaults({ note, agree }: Typed): Faults {
  return {
    ...(note.length > maxNote && { note: 'longNote' }),
    ...(agree === '' && { agree: 'notAgreed' }),
  }
}

/** Limits of applications in an hour. 200 people may share one address, and some try twice. */
export const perHour = { address: 300, position: 1_000, company: 2_000 } as const

/** The most mails to one address in a day. */
export const mailsPerDay = 2
