/** What is wrong with a field, as the key of its wording. */
export interface CredentialFaults {
  email?: 'emailMissing' | 'emailInvalid'
  password?: 'passwordMissing'
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Finds what a person can mend before anything is sent. */
export function credentialFaults(email: string, password: string): CredentialFaults {
  return {
    ...(email === '' ? { email: 'emailMissing' as const } : {}),
    ...(email !== '' && !emailForm.test(email) ? { email: 'emailInvalid' as const } : {}),
    ...(password === '' ? { password: 'passwordMissing' as const } : {}),
  }
}
