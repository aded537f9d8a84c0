import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { leaseMs } from '../../rules/limits.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** Who ordered a copy: an account of the company, or the holder of a link. */
type OrderedBy =
  | { readonly accountId: AccountId; readonly permissions: readonly string[] | null }
  | { readonly linkId: string }

interface CopyOrder extends OfCandidate {
  readonly isWholePerson: boolean
  readonly candidateIds: readonly CandidateId[]
  readonly by: OrderedBy
  readonly locale: string
  readonly now: Date
}

/** Stores an order, for the loop to make. Returns its id. */
export async function insertCopy(db: Database, order: CopyOrder): Promise<string> {
  const { companyId, candidateId, isWholePerson, candidateIds, by, locale, now } = order
  const id = newId()
  await db
    .insertInto('candidateCopy')
    .values({
      id,
      companyId,
      candidateId,
      isWholePerson,
      locale,
      linkId: 'linkId' in by ? by.linkId : null,
      askedByAccountId: 'accountId' in by ? by.accountId : null,
      permissions: 'accountId' in by && by.permissions ? [...by.permissions] : null,
      askedAt: now,
      state: 'waiting',
    })
    .execute()
  const copied = candidateIds.map((one) => ({ copyId: id, candidateId: one, companyId }))
  await db.insertInto('copiedCandidate').values(copied).execute()
  return id
}

const shown = [
  'candidateCopy.id',
  'candidateCopy.isWholePerson',
  'candidateCopy.linkId',
  'candidateCopy.askedByAccountId',
  'candidateCopy.permissions',
  'candidateCopy.askedAt',
  'candidateCopy.state',
  'candidateCopy.fault',
  'candidateCopy.filesAll',
  'candidateCopy.filesDone',
  'candidateCopy.sizeBytes',
  'candidateCopy.expiresAt',
] as const

/** The newest copies of the company, in which a candidate is. */
export function listCopies(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('copiedCandidate')
    .innerJoin('candidateCopy', 'candidateCopy.id', 'copiedCandidate.copyId')
    .innerJoin('account', 'account.id', 'candidateCopy.askedByAccountId')
    .where('copiedCandidate.candidateId', '=', candidateId)
    .where('candidateCopy.companyId', '=', companyId)
    .orderBy('candidateCopy.askedAt', 'desc')
    .orderBy('candidateCopy.id', 'desc')
    .limit(20)
    .select([...shown, 'account.name as askedByName'])
    .execute()
}

/** The newest copy by a link; null without one. */
export async function findCopyOfLink(db: Database, linkId: string) {
  const row = await db
    .selectFrom('candidateCopy')
    .where('linkId', '=', linkId)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select(shown)
    .executeTakeFirst()
  return row ?? null
}

/** A copy of the company that is waiting or made for the account; null where there is none. */
export async function findUnfinished(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  { accountId, isWholePerson }: { readonly accountId: AccountId; readonly isWholePerson: boolean },
): Promise<string | null> {
  const row = await db
    .selectFrom('candidateCopy')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('askedByAccountId', '=', accountId)
    .where('isWholePerson', '=', isWholePerson)
    .where('state', 'in', ['waiting', 'making'])
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A finished copy with its file, if it can still be downloaded. */
export async function findFinished(db: Database, copyId: string, now: Date) {
  const row = await db
    .selectFrom('candidateCopy')
    .innerJoin('storedFile', 'storedFile.id', 'candidateCopy.fileId')
    .where('candidateCopy.id', '=', copyId)
    .where('candidateCopy.state', '=', 'made')
    .where('candidateCopy.expiresAt', '>', now)
    .select(['candidateCopy.id', 'candidateCopy.companyId', 'candidateCopy.name'])
    .select(['candidateCopy.askedByAccountId', 'candidateCopy.permissions', 'candidateCopy.linkId'])
    .select(['storedFile.contentHash', 'storedFile.sizeBytes'])
    .executeTakeFirst()
  return row ?? null
}

/** Whether a copy still stands; a candidate that is erased takes it along. */
export async function isStanding(db: Database, copyId: string): Promise<boolean> {
  const row = await db.selectFrom('candidateCopy').where('id', '=', copyId).select('id').executeTakeFirst()
  return row !== undefined
}

/** A copy whose making this process has begun. */
export interface ClaimedCopy extends OfCandidate {
  readonly id: string
  readonly isWholePerson: boolean
  readonly linkId: string | null
  readonly permissions: string[] | null
  readonly locale: string
  readonly tries: number
}

/** Begins the copy that has waited longest, or that another server has left. Null where none waits. */
export async function claimCopy(db: Database, now: Date): Promise<ClaimedCopy | null> {
  const stale = new Date(now.getTime() - leaseMs)
  const isOpen = sql<boolean>`(state = 'waiting' or state = 'making' and claimed_at < ${stale})`
  const { rows } = await sql<ClaimedCopy>`
    update candidate_copy set state = 'making', claimed_at = ${now}, tries = tries + 1, files_done = 0
    where id = (select id from candidate_copy where ${isOpen} order by asked_at, id limit 1 for update skip locked)
    returning id, company_id, candidate_id, is_whole_person, link_id, permissions, locale, tries`.execute(db)
  return rows[0] ?? null
}

/** Says how far a copy is, and that its server lives. False where the copy is gone, as with its candidate. */
export async function storeProgress(
  db: Database,
  { id, tries }: Pick<ClaimedCopy, 'id' | 'tries'>,
  progress: { readonly filesAll: number; readonly filesDone: number; readonly now: Date },
): Promise<boolean> {
  const { filesAll, filesDone, now } = progress
  const row = await db
    .updateTable('candidateCopy')
    .set({ filesAll, filesDone, claimedAt: now })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function storeFault(db: Database, id: string, fault: 'broken' | 'tooLarge'): Promise<void> {
  await db
    .updateTable('candidateCopy')
    .set({ state: 'failed', fault })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute()
}

/** Lets another server begin a copy that this one leaves at its stop. */
export async function letWait(db: Database, id: string): Promise<void> {
  await db
    .updateTable('candidateCopy')
    .set({ state: 'waiting', tries: sql`tries - 1` })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute()
}

/** The contacts of a candidate. */
export function findContacts(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .where('companyId', '=', companyId)
    .select(['phone', 'email'])
    .executeTakeFirstOrThrow()
}
