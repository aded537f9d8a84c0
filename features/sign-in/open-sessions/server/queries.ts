import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { twoFactorWays } from '../../../platform/access/rules/session-end.ts'
import { sessionFacts } from '../../../platform/access/server/queries/accounts.ts'
import { accountHolds } from '../../../platform/access/server/queries/search-accounts.ts'

function openSessions(db: Database, companyId: CompanyId, now: Date) {
  return (
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.accountId')
      .leftJoin('signInPolicy', 'signInPolicy.companyId', 'session.companyId')
      .where('session.companyId', '=', companyId)
      .where('session.endedAt', 'is', null)
      .where('session.expiresAt', '>', now)
      // The conditions of `endOfSession` and `isWayClosed`, so that a page is not filled with sessions that are over.
      .where(
        sql<boolean>`(sign_in_policy.company_id is null or (
        session.created_at + sign_in_policy.session_hours * interval '1 hour' > ${now} and coalesce(
          coalesce(session.last_seen_at, session.created_at)
            + (sign_in_policy.rest_minutes + 1) * interval '1 minute' > ${now}, true)
        and (session.way = 'demo' or (
          session.way = any(sign_in_policy.ways)
          and (not sign_in_policy.demands_second_factor or session.second_factor is not null
            or session.way = any(${twoFactorWays}::text[]))))))`,
      )
      .select([
        ...sessionFacts,
        'session.id',
        'session.accountId',
        'session.userAgent',
        'session.network',
        'account.name as userName',
        'account.email',
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

/** Ends sessions of a company. Returns how many were open: an expired one has no end of its own in the table. */
export async function endSessions(transaction: Database, ending: Ending): Promise<number> {
  const { companyId, accountId, sessionId, kept, now } = ending
  const { count } = await openSessions(transaction, companyId, now)
    .$if(accountId !== undefined, (query) => query.where('session.accountId', '=', accountId ?? null))
    .$if(sessionId !== undefined, (query) => query.where('session.id', '=', sessionId ?? null))
    .$if(kept !== undefined, (query) => query.where('session.id', '<>', kept ?? null))
    .clearSelect()
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('session')
    .set({ endedAt: now })
    .where('companyId', '=', companyId)
    .where('endedAt', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? null))
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? null))
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept ?? null))
    .execute()
  return Number(count)
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
