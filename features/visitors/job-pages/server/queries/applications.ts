import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Keeps a page as it is until the transaction ends; whether it is published. */
export async function holdPublished(db: Database, positionId: PositionId): Promise<boolean> {
  const row = await db
    .selectFrom('jobPage')
    .where('positionId', '=', positionId)
    .forShare()
    .select('isPublished')
    .executeTakeFirst()
  return row?.isPublished ?? false
}

type NewApplication = Omit<NewRow<'jobApplication'>, 'id'> & {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly candidateId: CandidateId
}

export async function insertApplication(db: Database, application: NewApplication): Promise<string> {
  const id = newId<'application'>()
  await db
    .insertInto('jobApplication')
    .values({ id, ...application })
    .execute()
  return id
}

/** The most applications of one candidate that are shown; a merge gives more than one. */
const mostShown = 20

/** The applications of a candidate, newest first; none for a candidate who came in another way. */
export function listApplicationsOf(db: Database, companyId: CompanyId, candidateId: CandidateId) {
  return db
    .selectFrom('jobApplication')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .select(['id', 'sentAt', 'note', 'asksForPerson'])
    .execute()
}

/** The candidate that an application of this external id became, merged ones too; null without one. */
export async function findSentBefore(db: Database, companyId: CompanyId, externalId: string) {
  const row = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('externalId', '=', externalId),
        eb(
          'id',
          'in',
          selectFrom('formerCandidate as former')
            .where('former.companyId', '=', companyId)
            .where('former.externalId', '=', externalId)
            .select('former.candidateId'),
        ),
      ]),
    )
    .select(['id', 'outcome'])
    .executeTakeFirst()
  return row ?? null
}

interface Consent {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly version: string
  readonly locale: string
  readonly wording: string
  readonly hash: string
  readonly now: Date
}

/** Stores the consent of an application with its words; it came from a form, not from a link. */
export async function insertConsent(
  db: Database,
  { companyId, candidateId, version, locale, wording, hash, now }: Consent,
): Promise<void> {
  const given = { version, locale, wording, wordingHash: hash, givenAt: now }
  await db
    .insertInto('candidateConsent')
    .values({ id: newId(), companyId, candidateId, purpose: 'application', ...given })
    .execute()
}

interface NewLink {
  readonly companyId: CompanyId
  readonly applicationId: string
  readonly tokenHash: string
  readonly madeAt: Date
  readonly expiresAt: Date
}

export async function insertLink(db: Database, link: NewLink): Promise<void> {
  await db.insertInto('jobApplicationLink').values(link).execute()
}

/** Takes the next resume to read, in the order in which they came. A resume that a server left is taken again later. */
export async function claimResume(db: Database, now: Date, abandonedBefore: Date) {
  const { rows } = await sql<{ id: string; candidateId: CandidateId; companyId: CompanyId; tries: number }>`
    update job_application set claimed_at = ${now}, tries = tries + 1
    where id = (select id from job_application
      where reading = 'waiting' and (claimed_at is null or claimed_at < ${abandonedBefore})
      order by id limit 1 for update skip locked)
    returning id, candidate_id, company_id, tries`.execute(db)
  return rows[0] ?? null
}
export type ClaimedResume = NonNullable<Awaited<ReturnType<typeof claimResume>>>

/** The applicant of an application as the candidate is now, with its resume; null where one of them is gone. */
export async function findSent(db: Database, { id, companyId }: Pick<ClaimedResume, 'id' | 'companyId'>) {
  const row = await db
    .selectFrom('jobApplication')
    .innerJoin('candidate', 'candidate.id', 'jobApplication.candidateId')
    .innerJoin('storedFile', 'storedFile.id', 'candidate.resumeFileId')
    .where('jobApplication.companyId', '=', companyId)
    .where('jobApplication.id', '=', id)
    .select([
      'candidate.name',
      'candidate.email',
      'candidate.phone',
      'storedFile.name as fileName',
      'storedFile.contentHash',
    ])
    .executeTakeFirst()
  return row ?? null
}

export async function endReading(db: Database, id: string, reading: 'read' | 'unread'): Promise<void> {
  await db.updateTable('jobApplication').set({ reading }).where('id', '=', id).execute()
}
