import type { Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { appLinkRefusals } from '../../contract/app-link.ts'
import { type AppLink, insertAppLink, listAppLinks } from '../queries/app-links.ts'
import { composeFactorMail, notifyOwner } from '../queries/owners.ts'

/**
 * Refuses a link that cannot be made: to an openId of another account, or for an account with another openId.
 *
 * @throws Refusal `linkedElsewhere` or `accountLinked`
 */
export async function requireLinkable(db: Database, { accountId, openId }: AppLink): Promise<void> {
  const known = await listAppLinks(db, { accountId, openId })
  const over = { data: { isOver: true } }
  if (known.some((link) => link.accountId !== accountId))
    throw new Refusal(appLinkRefusals, 'linkedElsewhere', over)
  if (known.some((link) => link.openId !== openId)) throw new Refusal(appLinkRefusals, 'accountLinked', over)
}

/**
 * Links the messaging app with an account, in the transaction that opens the session, with a log entry and a mail to
 * the owner. Parallel calls make one link; an existing one stays.
 *
 * @throws Refusal as `requireLinkable` does
 */
export async function linkMessagingApp(
  { db, now, record }: EntryTransaction,
  link: AppLink,
  acting: Locale,
): Promise<void> {
  if (!(await insertAppLink(db, link, now))) return requireLinkable(db, link)
  record({ action: 'appLink.made', details: {} })
  await notifyOwner(db, link, { word: composeFactorMail(acting, 'appLinked'), now })
}
