import { isAddress } from '@candor/kernel/email-address'

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly userType: string
  readonly roleId: string
}

type Faults = {
  name?: 'nameMissing'
  email?: 'emailMissing' | 'emailInvalid'
  userType?: never
  roleId?: 'roleMissing'
}

/** Faults that the form finds itself, as message keys, in the order of the fields. */
export function accountFaults({ name, email, roleId }: NewAccount): Faults {
  const address = email.trim()
  return {
    ...(name.trim() === '' ? { name: 'nameMissing' as const } : {}),
    ...(address === '' ? { email: 'emailMissing' as const } : {}),
    ...(address !== '' && !isAddress(address) ? { email: 'emailInvalid' as const } : {}),
    ...(roleId === '' ? { roleId: 'roleMissing' as const } : {}),
  }
}

/** The field that a refusal names, or null. */
export function faultyField(data: unknown): string | null {
  const isNamed = typeof data === 'object' && data !== null && 'field' in data
  return isNamed && typeof data.field === 'string' ? data.field : null
}
