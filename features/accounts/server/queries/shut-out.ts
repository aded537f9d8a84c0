import type { AppServices } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { EntryTransaction } from '../../../audit/server/queries/transaction-with-entries.ts'
import { listComingPlans, notifyPlanners } from '../../../plan/server/queries/notify-planners.ts'
import type { GivenOutKind } from '../../rules/given-out.ts'
import { endSessions, updateAccount } from '../queries.ts'
import { endGivenOut } from './given-out.ts'

interface ShutOut {
  readonly companyId: CompanyId
  readonly account: { readonly id: AccountId; readonly name: string; readonly userType: string }
  readonly now: Date
  readonly locale: Locale
  readonly record: EntryTransaction['record']
  /** What the account has given out and what ends with the freeze, and the account that freezes it. */
  readonly ends: readonly GivenOutKind[]
  readonly by: AccountId | null
}

/**
 * Freezes an account, ends its sessions and some of what it has given out, and notifies the planners of its interviews.
 * Call it within a transaction. `userType` is restored by thawing.
 */
export async function shutOut(
  within: AppServices,
  { companyId, account, now, locale, record, ends, by }: ShutOut,
): Promise<void> {
  const { db } = within
  await updateAccount(db, account.id, { userType: 'freeze', userTypeBeforeFreeze: account.userType })
  await endSessions(db, account.id, now)
  await endGivenOut({ db, record }, { companyId, account, ends, by, now })
  const planIds = await listComingPlans(db, { companyId, accountId: account.id, now })
  const news = { kind: 'interviewerFrozen', name: account.name } as const
  await notifyPlanners(within, { companyId, planIds, news, locale, now })
}

/** Thaws a frozen account with its former user type. */
export async function letIn(within: Pick<AppServices, 'db'>, account: { id: AccountId; userType: string }) {
  await updateAccount(within.db, account.id, { userType: account.userType, userTypeBeforeFreeze: null })
}
