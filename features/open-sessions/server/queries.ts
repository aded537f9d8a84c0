import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { sessionFacts } from '../../access/server/queries/accounts.ts'
import { accountHolds } from '../../access/server/queries/search-accounts.ts'

function openSessions(db: Database, companyId: CompanyId, now: Date) {
  return (
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.accountId')
      .leftJoin('signInPolicy', 'signInPolicy.companyId', 'session.companyId')
      .where('session.companyId', '=', companyId)
      .where('session.endedAt', 'is', null)
      .where('session.expiresAt', '>', now)
      // The condition of `endOfSession`, so that a page is not filled with expired sessions.
      .where(
        sql<boolean>`(sign_in_policy.company_id is null or (
        session.created_at + sign_in_policy.session_hours * interval '1 hour' > ${now} and coalesce(
          coalesce(session.last_seen_at, session.created_at)
            + (sign_in_policy.rest_minutes + 1) * interval '1 minute' > ${now}, true)))`,
      )
      .select([
        ...sessionFacts,
        ...(['session.id', 'session.accountId', 'session.userAgent', 'session.network'] as const),
        ...(['account.name as userName', 'account.email'] as const),
      ])
  )
}

export type SessionRow = Awaited<ReturnType<typeof listOfCompany>>[number]

/** The sessions of an account that were not ended, the one used last first. */
export function listOfAccount(
  db: Database,
  {
    companyId,
    accountId,
    now,
    limit,
  }: { companyId: CompanyId; accountId: AccountId; now: Date; limit: number },
) {
  return openSessions(db, companyId, now)
    .where('session.accountId', '=', accountId)
    .orderBy((eb) => eb.fn.coalesce('session.lastSeenAt', 'session.createdAt'), 'desc')
    .limit(limit)
    .execute()
}

interface Page {
  readonly companyId: CompanyId
  readonly text: string
  /** Cursor: the last id of the previous page. */
  readonly before: string | null
  readonly now: Date
  readonly limit: number
}

/** The sessions of a company that were not ended, the newest first: ids sort by time. */
export function listOfCompany(db: Database, { companyId, text, before, now, limit }: Page) {
  return openSessions(db, companyId, now)
    .$if(text !== '', (query) => query.where(accountHolds(text)))
    .$if(before !== null, (query) => query.where(sql<boolean>`session.id < ${before}::uuid`))
    .orderBy('session.id', 'desc')
    .limit(limit)
    .execute()
}

interface Ending {
  readonly companyId: CompanyId
  readonly accountId?: AccountId
  /** Only this session. */
  readonly sessionId?: SessionId
  /** All but this one. */
  readonly kept?: SessionId
  readonly now: Date
}

/** Ends sessions of a company; returns how many were open. */
export async function endSessions(
  transaction: Database,
  { companyId, accountId, sessionId, kept, now }: Ending,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('session')
    .set({ endedAt: now })
    .where('companyId', '=', companyId)
    .where('endedAt', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? null))
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? null))
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept ?? null))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The session of a company by an id of a call, open or not; null without one. */
export async function findSession(db: Database, companyId: CompanyId, id: string) {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .where(sql<boolean>`session.id = ${id}::uuid`)
    .where('session.companyId', '=', companyId)
    .select(['session.id as sessionId', 'session.accountId', 'account.name'])
    .executeTakeFirst()
  return row ?? null
}

export async function findAccountName(db: Database, companyId: CompanyId, accountId: AccountId) {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .select('name')
    .executeTakeFirst()
  return row?.name ?? null
}
