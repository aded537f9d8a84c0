import { type UserType, userTypes } from '../../../platform/access/rules/permissions.ts'
import { readAddressChoice, readAddressText } from '../../../platform/manage/rules/address.ts'

export interface AccountFilter {
  /** Part of a name or an e-mail. */
  readonly text: string
  /** Empty for every type, `freeze` for the frozen ones. */
  readonly userType: UserType | ''
  readonly roleId: string
}

/** Reads the filter of the accounts from an address; a missing or invalid value filters nothing. */
export function readAccountFilter(search: Readonly<Record<string, unknown>>): AccountFilter {
  const roleId = readAddressText(search.roleId, 36)
  return {
    text: readAddressText(search.text, 100),
    userType: readAddressChoice(search.userType, userTypes),
    roleId: /^[\w-]+$/.test(roleId) ? roleId : '',
  }
}
