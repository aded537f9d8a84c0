import { isAdministrator } from '../../platform/access/rules/acts.ts'
import type { UserType } from '../../platform/access/rules/permissions.ts'

interface StoredRemark {
  readonly accountId: string
  readonly revision: number
}

export type ChangeDecision = 'allowed' | 'unknownRemark' | 'changedMeanwhile'

/**
 * Whether an account may change or delete a remark. A remark of somebody else is refused as an unknown one. A text that
 * changed since the author read it stays.
 */
export function decideChange(
  remark: StoredRemark | null,
  { accountId, revision }: { readonly accountId: string; readonly revision: number },
): ChangeDecision {
  if (!remark || remark.accountId !== accountId) return 'unknownRemark'
  return remark.revision === revision ? 'allowed' : 'changedMeanwhile'
}

/** Whether a reader opens the former texts of a remark: its author, and administrators, who read the record. */
export function seesVersions(
  { accountId }: Pick<StoredRemark, 'accountId'>,
  reader: { readonly accountId: string; readonly userType: UserType },
): boolean {
  return accountId === reader.accountId || isAdministrator(reader.userType)
}
