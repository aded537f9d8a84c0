import { keepText, keptText } from '@candor/ui/kept-text.ts'

const key = 'candor.email'

/** The last typed e-mail of this tab, with which the next page's field is filled. */
export function typedEmail(): string {
  return keptText('sessionStorage', key) ?? ''
}

export function keepTypedEmail(email: string): void {
  keepText('sessionStorage', key, email)
}
