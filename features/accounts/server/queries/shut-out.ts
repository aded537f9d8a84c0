import type { AppServices } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { listComingPlans, notifyPlanners } from '../../../plan/server/queries/notify-planners.ts'
import { endSessions, updateAccount } from '../queries.ts'

interface ShutOut {
  readonly companyId: CompanyId
  readonly account: { readonly id: AccountId; readonly name: string; readonly userType: string }
  readonly now: Date
  readonly locale: Locale
}

/**
 * Freezes an account, ends its sessions and notifies whoever planned interviews with it. Call it within a transaction.
 * `userType` is restored by thawing.
 */
export async function shutOut(
  within: AppServices,
  { companyId, account, now, locale }: ShutOut,
): Promise<void> {
  const { db } = within
  await updateAccount(db, account.id, { userType: 'freeze', userTypeBeforeFreeze: account.userType })
  await endSessions(db, account.id, now)
  const planIds = await listComingPlans(db, { companyId, accountId: account.id, now })
  const news = { kind: 'interviewerFrozen', name: account.name } as const
  await notifyPlanners(within, { companyId, planIds, news, locale, now })
}

/** Thaws a frozen account with its former user type. */
export async function letIn(within: Pick<AppServices, 'db'>, account: { id: AccountId; userType: string }) {
  await updateAccount(within.db, account.id, { userType: account.userType, userTypeBeforeFreeze: null })
}
