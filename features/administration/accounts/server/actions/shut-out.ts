import type { AppServices } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { notifyPlanners } from '../../../../meetings/planning/server/actions/notify-planners.ts'
import { listComingPlans } from '../../../../meetings/planning/server/queries/planners.ts'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import type { Changer } from '../../../../sign-in/account-changes/rules/change.ts'
import {
  type Changed,
  changeAccount,
} from '../../../../sign-in/account-changes/server/queries/change-account.ts'
import type { GivenOutKind } from '../../rules/given-out.ts'
import { endGivenOut } from './given-out.ts'

interface ShutOut {
  readonly by: Changer
  readonly target: { readonly companyId: CompanyId; readonly accountId: AccountId }
  readonly name: string
  readonly now: Date
  readonly acting: Locale
  readonly record: EntryTransaction['record']
  /** Kinds of given-out access that end with the freeze. */
  readonly ends: readonly GivenOutKind[]
}

/**
 * Freezes an account, ends its sessions and some of what it has given out, and notifies the planners of its interviews.
 * Call it within a transaction. Thawing restores its type.
 */
export async function shutOut(
  within: AppServices,
  { name, record, ends, ...change }: ShutOut,
): Promise<Changed> {
  const changed = await changeAccount(within, { ...change, patch: { isFrozen: true } })
  if (changed.refusal) return changed
  const { by, target, now, acting } = change
  const { companyId, accountId } = target
  const given = { companyId, account: { id: accountId, name }, ends, now }
  await endGivenOut({ db: within.db, record }, { ...given, by: by.kind === 'person' ? by.accountId : null })
  const planIds = await listComingPlans(within.db, { ...target, now })
  const news = { kind: 'interviewerFrozen', name } as const
  await notifyPlanners(within, { companyId, planIds, news, locale: acting, now })
  return changed
}
