import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { hasPassword, tabConfigOf } from '../../access/server/queries/visits.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

interface NewShare extends OfCandidate {
  readonly interviewId: InterviewId | null
  readonly toAddress: string | null
  readonly tokenHash: string
  readonly passwordHash: string | null
  readonly sections: string[]
  readonly showsScores: boolean
  readonly language: string
  readonly note: string
  readonly byAccountId: AccountId
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertShare(db: Database, share: NewShare): Promise<string> {
  const id = newId()
  await db
    .insertInto('shareGrant')
    .values({ id, ...share })
    .execute()
  return id
}

/** Whose shares are meant: a candidate's, or all of the company. */
interface Whose {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId | null
}

function live(db: Database, { companyId, candidateId }: Whose, now: Date) {
  const ofCompany = db
    .selectFrom('shareGrant')
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
  return candidateId === null ? ofCompany : ofCompany.where('candidateId', '=', candidateId)
}

/** Keeps the shares of a candidate from being counted by anybody else until the transaction ends. */
export async function lockShares(transaction: Database, candidateId: CandidateId): Promise<void> {
  const key = sql`hashtextextended(${`shares ${candidateId}`}, 0)`
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction)
}

export async function countLiveShares(db: Database, of: Whose, now: Date): Promise<number> {
  const row = await live(db, of, now)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The shares of a candidate, newest first, up to so many. */
export async function listSharesOf(db: Database, { companyId, candidateId }: OfCandidate, most: number) {
  return db
    .selectFrom('shareGrant')
    .innerJoin('account as maker', 'maker.id', 'shareGrant.byAccountId')
    .leftJoin('account as revoker', 'revoker.id', 'shareGrant.revokedByAccountId')
    .where('shareGrant.companyId', '=', companyId)
    .where('shareGrant.candidateId', '=', candidateId)
    .orderBy('shareGrant.createdAt', 'desc')
    .orderBy('shareGrant.id', 'desc')
    .limit(most)
    .select([
      'shareGrant.id',
      'shareGrant.sections',
      'shareGrant.showsScores',
      'shareGrant.language',
      'shareGrant.note',
      'shareGrant.toAddress',
      'shareGrant.createdAt',
      'shareGrant.expiresAt',
      'shareGrant.revokedAt',
      'shareGrant.firstViewedAt',
      'shareGrant.lastViewedAt',
      'shareGrant.views',
      'maker.name as madeBy',
      'revoker.name as revokedBy',
      hasPassword.as('hasPassword'),
    ])
    .execute()
}

export type ShareRow = Awaited<ReturnType<typeof listSharesOf>>[number]

export interface Revoking extends Whose {
  /** Null: all that are live. */
  readonly shareId: string | null
  readonly byAccountId: AccountId
  readonly now: Date
}

/** Revokes shares that are live. They are taken in one order, so that no two who revoke wait for each other. */
export async function revoke(db: Database, { shareId, byAccountId, now, ...whose }: Revoking) {
  return db
    .updateTable('shareGrant')
    .set({ revokedAt: now, revokedByAccountId: byAccountId })
    .where(
      'id',
      'in',
      live(db, whose, now)
        .$if(shareId !== null, (query) => query.where('id', '=', shareId ?? ''))
        .orderBy('id')
        .forUpdate()
        .select('id'),
    )
    .returning(['id', 'candidateId'])
    .execute()
}

const rulesOf = sql<unknown>`(
  select value from company_setting
  where company_setting.company_id = share_grant.company_id and key = 'rules'
)`

/** The share of a token with all that decides whether it opens, and what is said before it does. */
export async function findShareByToken(db: Database, tokenHash: string) {
  const row = await db
    .selectFrom('shareGrant')
    .innerJoin('account', 'account.id', 'shareGrant.byAccountId')
    .innerJoin('company', 'company.id', 'shareGrant.companyId')
    .innerJoin('candidate', 'candidate.id', 'shareGrant.candidateId')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('shareGrant.tokenHash', '=', tokenHash)
    .select([
      'shareGrant.id',
      'shareGrant.companyId',
      'shareGrant.passwordHash',
      'shareGrant.sections',
      'shareGrant.language',
      'shareGrant.note',
      'shareGrant.createdAt',
      'shareGrant.expiresAt',
      'shareGrant.revokedAt',
      'account.isDemo',
      'account.name as sharedBy',
      'company.name as companyName',
      'company.timeZone',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      hasPassword.as('hasPassword'),
      tabConfigOf.as('tabConfig'),
      rulesOf.as('rules'),
    ])
    .executeTakeFirst()
  return row ?? null
}

export type FoundShare = NonNullable<Awaited<ReturnType<typeof findShareByToken>>>

interface NewVisit {
  readonly tokenHash: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Opens a visit, and counts it. */
export async function openVisit(
  db: Database,
  { id, companyId }: Pick<FoundShare, 'id' | 'companyId'>,
  { tokenHash, now, expiresAt }: NewVisit,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('shareGrant')
      .set((eb) => ({
        firstViewedAt: eb.fn.coalesce('firstViewedAt', eb.val(now)),
        lastViewedAt: now,
        views: eb('views', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await transaction
      .insertInto('shareSession')
      .values({
        id: newId<'session'>(),
        companyId,
        shareGrantId: id,
        tokenHash,
        createdAt: now,
        expiresAt,
      })
      .execute()
  })
}

/** Forgets the visits that are over. */
export async function forgetVisits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('shareSession').where('expiresAt', '<=', now).execute()
}
