const key = 'candor.email'

/** The e-mail that was typed last in this tab on the way in, so that no page of the way asks for it again. */
export function typedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email)
  } catch {
    // It is typed again.
  }
}
