import type { Database } from '@candor/db/database'

/** Whether a link still opens its application. */
export async function isLinkOpen(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('jobApplicationLink')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .select('tokenHash')
    .executeTakeFirst()
  return row !== undefined
}

/** What a link opens: one application with its candidate, its company and its consent; null for a link that opens none. */
export async function findOwnApplication(db: Database, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('jobApplicationLink as link')
    .innerJoin('jobApplication', 'jobApplication.id', 'link.applicationId')
    .innerJoin('candidate', 'candidate.id', 'jobApplication.candidateId')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .innerJoin('company', 'company.id', 'link.companyId')
    .innerJoin('jobSite', 'jobSite.companyId', 'company.id')
    .leftJoin('jobPage', 'jobPage.positionId', 'position.id')
    .leftJoin('storedFile', 'storedFile.id', 'candidate.resumeFileId')
    .where('link.tokenHash', '=', tokenHash)
    .where('link.expiresAt', '>', now)
    .select([
      'link.companyId',
      'jobApplication.sentAt',
      'jobApplication.note',
      'jobApplication.asksForPerson',
      'candidate.id as candidateId',
      'candidate.name as candidateName',
      'candidate.email',
      'candidate.phone',
      'candidate.outcome',
      'candidate.outcomeAt',
      'storedFile.name as resumeName',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      'position.nameTw',
      'company.name',
      'company.nameLatin',
      'company.timeZone',
      'jobSite.slug',
      'jobSite.contactName',
      'jobSite.contactEmail',
      'jobPage.contactName as ownContactName',
      'jobPage.contactEmail as ownContactEmail',
      'jobPage.answerDays',
    ])
    .executeTakeFirst()
  return row ?? null
}
export type OwnApplication = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>

/** The consents of an application, with their words. */
export async function listConsents(
  db: Database,
  { companyId, candidateId }: Pick<OwnApplication, 'companyId' | 'candidateId'>,
) {
  return db
    .selectFrom('candidateConsent')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('purpose', '=', 'application')
    .orderBy('givenAt', 'desc')
    .select(['id', 'version', 'wording', 'givenAt', 'withdrawnAt'])
    .execute()
}

/** Stores when the consent of an application was withdrawn. */
export async function withdrawConsents(
  db: Database,
  { companyId, candidateId }: Pick<OwnApplication, 'companyId' | 'candidateId'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('candidateConsent')
    .set({ withdrawnAt: now })
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('purpose', '=', 'application')
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** Deletes the links that are over; returns how many. */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobApplicationLink')
    .where('expiresAt', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
