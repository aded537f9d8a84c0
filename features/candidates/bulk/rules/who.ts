import { canAct, mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import type { PermissionKey, UserType } from '../../../platform/access/rules/permissions.ts'
import type { BulkKind } from '../contract.ts'

interface Account {
  readonly userType: UserType
  readonly permissions: ReadonlySet<PermissionKey>
}

/** Whether an account takes lists of candidates out of the product: neither interviewers nor read-only accounts do. */
export function mayExport(account: Account): boolean {
  return mayChangeCandidates(account)
}

/** The acts on many that an account is offered. The server decides each candidate. */
export function offeredKinds(account: Account): BulkKind[] {
  if (!canAct(account.userType) || !account.permissions.has('candidate')) return []
  return mayChangeCandidates(account) ? ['recommend', 'label', 'reject', 'move'] : ['recommend']
}
