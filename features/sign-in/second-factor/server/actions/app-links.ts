import type { Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { appLinkRefusals } from '../../contract/app-link.ts'
import { composeFactorMail, notifyOwner } from '../queries/owners.ts'
import type { Of } from '../queries/totp.ts'

interface Link extends Of {
  readonly openId: string
}

/**
 * Refuses a link that cannot be made: to an openId of another account, or for an account with another openId.
 *
 * @throws Refusal `linkedElsewhere` or `accountLinked`
 */
export async function requireLinkable(db: Database, { accountId, openId }: Link): Promise<void> {
  const known = await db
    .selectFrom('appLink')
    .where((eb) => eb.or([eb('openId', '=', openId), eb('accountId', '=', accountId)]))
    .select(['accountId', 'openId'])
    .execute()
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
  link: Link,
  acting: Locale,
): Promise<void> {
  const made = await db
    .insertInto('appLink')
    .values({ ...link, linkedAt: now })
    .onConflict((on) => on.doNothing())
    .returning('openId')
    .executeTakeFirst()
  if (!made) return requireLinkable(db, link)
  record({ action: 'appLink.made', details: {} })
  await notifyOwner(db, link, { word: composeFactorMail(acting, 'appLinked'), now })
}
