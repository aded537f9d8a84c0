import type { AppServices, Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import {
  type CandidatePurpose,
  candidatePageOf,
  linkExpiry,
} from '../../../../meetings/planning/rules/mail-links.ts'
import { newAddress } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { hashToken } from '../../../../platform/access/server/gate.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** The data for a new link; null where the candidate has no such interview. */
export async function findSubject(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  interviewId: InterviewId | null,
) {
  return db
    .selectFrom('candidate')
    .leftJoin('interview', (join) =>
      join
        .onRef('interview.candidateId', '=', 'candidate.id')
        .on('interview.id', '=', interviewId ?? sql<null>`null::uuid`),
    )
    .where('candidate.companyId', '=', companyId)
    .where('candidate.id', '=', candidateId)
    .select(['candidate.email', 'interview.id as interviewId', 'interview.finishedAt'])
    .executeTakeFirstOrThrow()
}

export type Subject = Awaited<ReturnType<typeof findSubject>>

interface NewPageLink extends OfCandidate {
  readonly purpose: CandidatePurpose
  readonly interviewId: InterviewId | null
  readonly byAccountId: AccountId
  /** Whether it is mailed to the candidate, and told to nobody else. */
  readonly isMailed: boolean
  readonly now: Date
}

/** Makes a link to a candidate's page. Only its hash is stored, so the token is returned here and never again. */
export async function makePageLink(
  { db, settings }: Pick<AppServices, 'db' | 'settings'>,
  { companyId, candidateId, purpose, interviewId, byAccountId, isMailed, now }: NewPageLink,
) {
  const { token, address } = newAddress(settings, candidatePageOf[purpose])
  const linkId = newId()
  const expiresAt = linkExpiry(now, null)
  await db
    .insertInto('mailLink')
    .values({
      id: linkId,
      companyId,
      candidateId,
      purpose,
      expiresAt,
      madeAt: now,
      isMailed,
      interviewId: purpose === 'monitor' ? interviewId : null,
      madeByAccountId: byAccountId,
      tokenHash: hashToken(token),
    })
    .execute()
  return { linkId, address, token, expiresAt }
}

/** The links to a candidate's pages, newest first, each with its newest consent. */
export function listLinks(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('mailLink')
    .innerJoin('account', 'account.id', 'mailLink.madeByAccountId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidateConsent')
          .whereRef('candidateConsent.linkId', '=', 'mailLink.id')
          .orderBy('candidateConsent.givenAt', 'desc')
          .limit(1)
          .select(['candidateConsent.givenAt', 'candidateConsent.withdrawnAt'])
          .as('consent'),
      (join) => join.onTrue(),
    )
    .where('mailLink.companyId', '=', companyId)
    .where('mailLink.candidateId', '=', candidateId)
    .orderBy('mailLink.madeAt', 'desc')
    .orderBy('mailLink.id', 'desc')
    .limit(maxListed)
    .select([
      'mailLink.id',
      'mailLink.purpose',
      'mailLink.madeAt',
      'mailLink.expiresAt',
      'mailLink.revokedAt',
      'mailLink.declinedAt',
      'mailLink.isMailed',
    ])
    .select(['mailLink.usedAt', 'account.name as madeByName', 'consent.givenAt', 'consent.withdrawnAt'])
    .execute()
}

/** Older links have expired long ago. */
const maxListed = 50

/** Ends a link of a candidate; returns its purpose, or null where the candidate has no such valid link. */
export async function revokeLink(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  linkId: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .updateTable('mailLink')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('id', '=', linkId)
    .where('revokedAt', 'is', null)
    .returning('purpose')
    .executeTakeFirst()
  return row?.purpose ?? null
}

/** Whether a candidate has such a link, valid or not. */
export async function hasLink(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  linkId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('mailLink')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('id', '=', linkId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a link as used. */
export async function endLink(
  transaction: Database,
  linkId: string,
  { key, now }: { readonly key: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('mailLink')
    .set({ usedAt: now, usedByKey: key })
    .where('id', '=', linkId)
    .execute()
}
