import type { AppServices, Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { mostMisses } from '../../rules/limits.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

interface NewCopyLink extends OfCandidate {
  readonly isWholePerson: boolean
  readonly token: string
  readonly mailedTo: string | null
  readonly byAccountId: AccountId
  readonly now: Date
  readonly expiresAt: Date
}

/** Stores a link. Only the hash of its token is kept. */
export async function insertLink(db: Database, link: NewCopyLink): Promise<string> {
  const { companyId, candidateId, isWholePerson, token, mailedTo, byAccountId, now, expiresAt } = link
  const id = newId()
  await db
    .insertInto('copyLink')
    .values({
      id,
      companyId,
      candidateId,
      isWholePerson,
      mailedTo,
      expiresAt,
      tokenHash: hashToken(token),
      madeAt: now,
      madeByAccountId: byAccountId,
    })
    .execute()
  return id
}

/** The newest links of a candidate. */
export function listLinks(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('copyLink')
    .innerJoin('account', 'account.id', 'copyLink.madeByAccountId')
    .where('copyLink.companyId', '=', companyId)
    .where('copyLink.candidateId', '=', candidateId)
    .orderBy('copyLink.madeAt', 'desc')
    .orderBy('copyLink.id', 'desc')
    .limit(20)
    .select(['copyLink.id', 'copyLink.isWholePerson', 'copyLink.mailedTo', 'copyLink.madeAt'])
    .select(['copyLink.expiresAt', 'copyLink.revokedAt', 'copyLink.misses', 'copyLink.openings'])
    .select(['copyLink.lastOpenedAt', 'account.name as madeByName'])
    .execute()
}

/** Ends a link; false where the candidate has no such link. */
export async function revokeLink(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  linkId: string,
  now: Date,
): Promise<'revoked' | 'over' | null> {
  const row = await db
    .selectFrom('copyLink')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('id', '=', linkId)
    .forUpdate()
    .select('revokedAt')
    .executeTakeFirst()
  if (!row) return null
  if (row.revokedAt) return 'over'
  await db.updateTable('copyLink').set({ revokedAt: now }).where('id', '=', linkId).execute()
  return 'revoked'
}

/** A link that works now, with the facts that its page needs. */
export interface LiveCopyLink extends OfCandidate {
  readonly id: string
  readonly isWholePerson: boolean
  readonly mailedTo: string | null
  readonly expiresAt: Date
  readonly misses: number
  readonly phone: string | null
  readonly email: string | null
}

const lives = ({ clock, settings }: Pick<AppServices, 'clock' | 'settings'>) => sql<boolean>`
  (link.revoked_at is null and link.expires_at > ${clock.now()} and link.misses < ${mostMisses}
    and (${settings.isDemoOn} or not account.is_demo))`

/** The live link of a token; null where there is none. */
export async function findLiveLink(services: AppServices, token: string): Promise<LiveCopyLink | null> {
  const { rows } = await sql<LiveCopyLink>`
    select link.id, link.company_id, link.candidate_id, link.is_whole_person, link.mailed_to, link.expires_at,
      link.misses, candidate.phone, candidate.email
    from copy_link as link
      join candidate on candidate.id = link.candidate_id
      join account on account.id = link.made_by_account_id
    where link.token_hash = ${hashToken(token)} and ${lives(services)}`.execute(services.db)
  return rows[0] ?? null
}

/** Whether the link of a copy still works. */
export async function isLinkLive(services: AppServices, linkId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select link.id from copy_link as link join account on account.id = link.made_by_account_id
    where link.id = ${linkId} and ${lives(services)}`.execute(services.db)
  return rows.length > 0
}

export async function countOpening(db: Database, linkId: string, now: Date): Promise<void> {
  await db
    .updateTable('copyLink')
    .set({ openings: sql`openings + 1`, lastOpenedAt: now })
    .where('id', '=', linkId)
    .execute()
}

/**
 * Counts an answer before it is read, so that parallel ones cannot outrun the limit. False where the link has had too
 * many.
 */
export async function countMiss(db: Database, linkId: string): Promise<boolean> {
  const row = await db
    .updateTable('copyLink')
    .set({ misses: sql`misses + 1` })
    .where('id', '=', linkId)
    .where('misses', '<', mostMisses)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a counted answer back that was right. */
export async function takeMissBack(db: Database, linkId: string): Promise<void> {
  await db
    .updateTable('copyLink')
    .set({ misses: sql`greatest(misses - 1, 0)` })
    .where('id', '=', linkId)
    .execute()
}

/** Keeps a link as it is until the transaction ends; false where it is gone. */
export async function lockLink(transaction: Database, linkId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('copyLink')
    .where('id', '=', linkId)
    .where('revokedAt', 'is', null)
    .forUpdate()
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
