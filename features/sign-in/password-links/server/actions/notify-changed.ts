import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { isLocale, type Locale } from '@candor/messages/locale'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { composeChanged } from '../present.ts'

interface Changed {
  /** Who changed it: the owner, or an administrator with a one-time password. */
  readonly by: 'owner' | 'administrator'
  /** Locale for an owner who has not chosen one. */
  readonly acting: Locale
  readonly now: Date
}

/**
 * Mails an account's owner that its password was changed, in case it was not them; not for frozen accounts. Called
 * within the transaction of the change.
 */
export async function notifyPasswordChanged(
  transaction: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  { by, acting, now }: Changed,
): Promise<void> {
  const owner = await transaction
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.companyId')
    .where('account.id', '=', accountId)
    .where('account.companyId', '=', companyId)
    .where('account.userType', '<>', 'freeze')
    .leftJoin('calendarAddress', 'calendarAddress.accountId', 'account.id')
    .select(['account.email', 'account.name', 'account.locale', 'company.timeZone'])
    .select('calendarAddress.madeAt as calendarMadeAt')
    .executeTakeFirst()
  if (!owner) return
  const { email, name, timeZone: zone, calendarMadeAt } = owner
  const hasCalendarAddress = calendarMadeAt !== null
  const locale = isLocale(owner.locale) ? owner.locale : acting
  await enqueueMails(transaction, [
    {
      companyId,
      to: email,
      now,
      ...composeChanged(locale, { by, name, email, zone, at: now, hasCalendarAddress }),
    },
  ])
}
