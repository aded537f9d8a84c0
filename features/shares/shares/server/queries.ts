import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { hasPassword, needsPassword, tabConfigOf } from '../../../platform/access/server/queries/visits.ts'

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
  readonly isPreview?: boolean
}

export async function insertShare(db: Database, share: NewShare): Promise<string> {
  const id = newId()
  await db
    .insertInto('shareGrant')
    .values({ id, ...share, ignoresCase: true })
    .execute()
  return id
}

/** The owner of the shares: a candidate, or the whole company. */
interface Whose {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId | null
  /** Only those that this account made. */
  readonly madeBy?: AccountId
}

function live(db: Database, { companyId, candidateId, madeBy }: Whose, now: Date) {
  const ofCompany = db
    .selectFrom('shareGrant')
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$if(madeBy !== undefined, (query) => query.where('byAccountId', '=', madeBy ?? null))
  return candidateId === null ? ofCompany : ofCompany.where('candidateId', '=', candidateId)
}

/** Locks the shares of a candidate until the transaction ends, so that nobody else counts them. */
export async function lockShares(transaction: Database, candidateId: CandidateId): Promise<void> {
  const key = sql`hashtextextended(${`shares ${candidateId}`}, 0)`
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction)
}

async function countLive(db: Database, of: Whose, now: Date, isPreview: boolean): Promise<number> {
  const row = await live(db, of, now)
    .where('isPreview', '=', isPreview)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const countLiveShares = (db: Database, of: Whose, now: Date) => countLive(db, of, now, false)

export const countLivePreviews = (db: Database, of: OfCandidate, now: Date) => countLive(db, of, now, true)

/** The shares of a candidate up to a limit: the live ones first, so that none is left out, each kind newest first. */
export async function listSharesOf(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  { most, now }: { readonly most: number; readonly now: Date },
) {
  return db
    .selectFrom('shareGrant')
    .innerJoin('account as maker', 'maker.id', 'shareGrant.byAccountId')
    .leftJoin('account as revoker', 'revoker.id', 'shareGrant.revokedByAccountId')
    .where('shareGrant.companyId', '=', companyId)
    .where('shareGrant.candidateId', '=', candidateId)
    .where('shareGrant.isPreview', '=', false)
    .orderBy(
      ({ eb }) => eb.and([eb('shareGrant.revokedAt', 'is', null), eb('shareGrant.expiresAt', '>', now)]),
      'desc',
    )
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
  /** Null: all live ones. */
  readonly shareId: string | null
  readonly byAccountId: AccountId
  readonly now: Date
}

/** Revokes live shares with their previews. They are locked in one order, so that two who revoke never deadlock. */
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
    .returning(['id', 'candidateId', 'isPreview'])
    .execute()
}

interface Renewing extends OfCandidate {
  readonly shareId: string
  readonly passwordHash: string
  readonly now: Date
}

/** Gives a live share another password, and ends its visits. Returns whether there is such a share. */
export async function renewPassword(
  transaction: Database,
  { shareId, passwordHash, now, ...whose }: Renewing,
): Promise<boolean> {
  const renewed = await transaction
    .updateTable('shareGrant')
    .set({ passwordHash, ignoresCase: true })
    .where('id', 'in', live(transaction, whose, now).where('id', '=', shareId).select('id'))
    .where('isPreview', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!renewed) return false
  await transaction.deleteFrom('shareSession').where('shareGrantId', '=', renewed.id).execute()
  return true
}

const rulesOf = sql<unknown>`(
  select value from company_setting
  where company_setting.company_id = share_grant.company_id and key = 'rules'
)`

/**
 * The share, or the preview, of a token with everything that decides whether it opens, and what is shown before it
 * does.
 *
 * An expired or revoked share is not found, in the same time as an unknown one.
 */
export async function findShareByToken(
  db: Database,
  tokenHash: string,
  { now, isPreview }: { readonly now: Date; readonly isPreview: boolean },
) {
  const row = await db
    .selectFrom('shareGrant')
    .innerJoin('account', 'account.id', 'shareGrant.byAccountId')
    .innerJoin('company', 'company.id', 'shareGrant.companyId')
    .innerJoin('candidate', 'candidate.id', 'shareGrant.candidateId')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('shareGrant.tokenHash', '=', tokenHash)
    .where('shareGrant.isPreview', '=', isPreview)
    .where('shareGrant.revokedAt', 'is', null)
    .where('shareGrant.expiresAt', '>', now)
    .select([
      'shareGrant.id',
      'shareGrant.companyId',
      'shareGrant.passwordHash',
      'shareGrant.ignoresCase',
      'shareGrant.sections',
      'shareGrant.language',
      'shareGrant.note',
      'shareGrant.createdAt',
      'shareGrant.expiresAt',
      'shareGrant.revokedAt',
      'shareGrant.isPreview',
      'account.isDemo',
      'account.name as sharedBy',
      'company.name as companyName',
      'company.nameLatin as companyNameLatin',
      'company.timeZone',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      hasPassword.as('hasPassword'),
      needsPassword.as('needsPassword'),
      tabConfigOf.as('tabConfig'),
      rulesOf.as('rules'),
    ])
    .executeTakeFirst()
  return row ?? null
}

export type FoundShare = NonNullable<Awaited<ReturnType<typeof findShareByToken>>>
