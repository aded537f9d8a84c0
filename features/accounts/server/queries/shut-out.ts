import type { AppServices } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { Changer } from '../../../account-changes/rules/change.ts'
import { type Changed, changeAccount } from '../../../account-changes/server/queries/change-account.ts'
import { listComingPlans, notifyPlanners } from '../../../plan/server/queries/notify-planners.ts'

interface ShutOut {
  readonly by: Changer
  readonly target: { readonly companyId: CompanyId; readonly accountId: AccountId }
  readonly name: string
  readonly now: Date
  readonly acting: Locale
}

/**
 * Freezes an account, ends its sessions and notifies whoever planned interviews with it. Call it within a transaction.
 * Thawing restores its type.
 */
export async function shutOut(within: AppServices, { name, ...change }: ShutOut): Promise<Changed> {
  const changed = await changeAccount(within, { ...change, patch: { isFrozen: true } })
  if (changed.refusal) return changed
  const { target, now, acting } = change
  const planIds = await listComingPlans(within.db, { ...target, now })
  const news = { kind: 'interviewerFrozen', name } as const
  await notifyPlanners(within, { companyId: target.companyId, planIds, news, locale: acting, now })
  return changed
}
