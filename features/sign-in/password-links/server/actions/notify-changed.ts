import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { isLocale, type Locale } from '@candor/messages/locale'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { composeChanged } from '../present.ts'
import { findOwner } from '../queries.ts'

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
  const owner = await findOwner(transaction, { companyId, accountId })
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
