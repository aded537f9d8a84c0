import type { AccountId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import type { Changer } from '../../../../sign-in/account-changes/rules/change.ts'
import {
  type AccountPatch,
  type Changed,
  changeAccount,
} from '../../../../sign-in/account-changes/server/queries/change-account.ts'
import type { freezeAccount, saveAccount } from '../../contract.ts'
import type { GivenOutKind } from '../../rules/given-out.ts'
import { field } from './get-target.ts'
import { shutOut } from './shut-out.ts'

/** The person who acts, as the rules of account changes see them. */
export function personOf({ accountId, userType }: Pick<Viewer, 'accountId' | 'userType'>): Changer {
  return { kind: 'person', accountId, userType }
}

interface Applied {
  readonly accountId: AccountId
  readonly acting: Locale
}

function changeOf({ viewer, now }: AuditedTransaction, { accountId, acting }: Applied) {
  return { by: personOf(viewer), target: { companyId: viewer.companyId, accountId }, acting, now }
}

function requireAllowed(call: typeof saveAccount | typeof freezeAccount, { refusal }: Changed): void {
  if (refusal) throw new Refusal(call, refusal, field('userType'))
}

/** Changes an account for the person who acts, or refuses. */
export async function applyChange(
  doing: AuditedTransaction,
  call: typeof saveAccount | typeof freezeAccount,
  { patch, ...applied }: Applied & { readonly patch: AccountPatch },
): Promise<void> {
  requireAllowed(call, await changeAccount(doing.services, { ...changeOf(doing, applied), patch }))
}

/** Freezes an account for the person who acts, or refuses. */
export async function applyFreeze(
  doing: AuditedTransaction,
  call: typeof freezeAccount,
  { name, ends, ...applied }: Applied & { readonly name: string; readonly ends: readonly GivenOutKind[] },
): Promise<void> {
  const { services, record } = doing
  requireAllowed(call, await shutOut(services, { ...changeOf(doing, applied), name, record, ends }))
}
