import { isAddress } from '@candor/kernel/email-address'

export interface CredentialFaults {
  email?: 'emailMissing' | 'emailInvalid'
  password?: 'passwordMissing'
}

/** The faults that the form finds itself. */
export function credentialFaults(email: string, password: string): CredentialFaults {
  return {
    ...(email === '' ? { email: 'emailMissing' as const } : {}),
    ...(email !== '' && !isAddress(email) ? { email: 'emailInvalid' as const } : {}),
    ...(password === '' ? { password: 'passwordMissing' as const } : {}),
  }
}
