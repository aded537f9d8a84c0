import type { Database } from '@candor/db/database'
import type { AccountId, SessionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** A way of signing in to an account that ends; `all` for an account that is shut out. */
type EndedWay = 'sms' | 'app' | 'oidc' | 'passkey' | 'all'

interface Ended {
  readonly accountIds: readonly AccountId[]
  readonly way: EndedWay
  readonly now: Date
  /** The session that stays open: that of the owner who removes the way. */
  readonly keptSessionId?: SessionId | undefined
}

/**
 * Ends the sessions that were opened by a way and the sign-ins by it that wait for their second step, within the
 * transaction that takes the way from the accounts.
 */
export async function endWay(
  transaction: Database,
  { accountIds, way, now, keptSessionId }: Ended,
): Promise<void> {
  const isTheirs = sql<boolean>`account_id = any(${[...accountIds]}::uuid[])`
  await transaction
    .updateTable('session')
    .set({ endedAt: now })
    .where(isTheirs)
    .where('endedAt', 'is', null)
    .$if(way !== 'all', (query) => query.where('way', '=', way))
    .where((eb) => (keptSessionId === undefined ? eb.val(true) : eb('id', '<>', keptSessionId)))
    .execute()
  await transaction
    .deleteFrom('pendingSignIn')
    .where(isTheirs)
    .$if(way !== 'all', (query) => query.where('way', '=', way))
    .execute()
}
