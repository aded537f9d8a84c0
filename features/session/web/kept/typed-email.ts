import { keepText, keptText } from '@candor/ui/kept-text.ts'

const key = 'candor.email'

/** The e-mail that was typed last in this tab on the way in, so that no page of the way asks for it again. */
export function typedEmail(): string {
  return keptText('sessionStorage', key) ?? ''
}

export function keepTypedEmail(email: string): void {
  keepText('sessionStorage', key, email)
}
