import type { Database } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import type { EntryTransaction } from '../../../audit/server/queries/transaction-with-entries.ts'
import { tellOwner, wordNews } from './owners.ts'
import type { Of } from './totp.ts'

interface Link extends Of {
  readonly openId: string
}

/** Links an account, unless either has another one. Says which link stands; parallel calls make one. */
async function insertLink(
  transaction: Database,
  link: Link & { readonly linkedAt: Date },
): Promise<'made' | 'there' | 'linkedElsewhere' | 'accountLinked'> {
  const made = await transaction
    .insertInto('appLink')
    .values(link)
    .onConflict((on) => on.doNothing())
    .returning('openId')
    .executeTakeFirst()
  if (made) return 'made'
  const known = await transaction
    .selectFrom('appLink')
    .where('openId', '=', link.openId)
    .select('accountId')
    .executeTakeFirst()
  if (!known) return 'accountLinked'
  return known.accountId === link.accountId ? 'there' : 'linkedElsewhere'
}

/**
 * Links the messaging app with an account, in the transaction that opens the session, and tells the log and the owner of
 * it. Gives why not, where either has another one.
 */
export async function linkMessagingApp(
  { db, now, record }: EntryTransaction,
  { companyId, accountId, openId }: Link,
  acting: Locale,
): Promise<'linkedElsewhere' | 'accountLinked' | null> {
  const became = await insertLink(db, { companyId, accountId, openId, linkedAt: now })
  if (became === 'linkedElsewhere' || became === 'accountLinked') return became
  if (became === 'there') return null
  record({ action: 'appLink.made', details: {} })
  await tellOwner(db, { companyId, accountId }, { word: wordNews(acting, 'appLinked'), now })
  return null
}
