import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, FileId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { listNamedFiles, releaseFiles } from '../../../../platform/imports/server/queries/files.ts'
import { fileReference } from '../../../../platform/media/rules.ts'

/** The part of an interview with the pictures taken through links; imported ones are in another part. */
export const monitorPart = 'monitorPictures'

interface OfInterview {
  readonly companyId: CompanyId
  readonly interviewId: InterviewId
}

interface PictureKey {
  /** 1 computer, 2 phone, 3 screen. */
  readonly source: number
  /** Epoch milliseconds. */
  readonly createTime: number
}

const ofLink = (linkId: string) =>
  sql<number>`(select count(*)::int from jsonb_array_elements(document) as pictures (picture)
    where picture ->> 'linkId' = ${linkId})`

/**
 * The number of monitor pictures of an interview, how many a link has sent, and whether one with this source and time is
 * stored.
 */
export async function countPictures(
  db: Database,
  { companyId, interviewId }: OfInterview,
  { source, createTime, linkId }: PictureKey & { readonly linkId: string },
): Promise<{ count: number; ofLink: number; isKnown: boolean }> {
  const row = await db
    .selectFrom('interviewDocument')
    .where('companyId', '=', companyId)
    .where('interviewId', '=', interviewId)
    .where('part', '=', monitorPart)
    .select([
      sql<number>`jsonb_array_length(document)`.as('count'),
      ofLink(linkId).as('ofLink'),
      sql<boolean>`document @> ${JSON.stringify([{ source, createTime }])}::jsonb`.as('isKnown'),
    ])
    .executeTakeFirst()
  return row ?? { count: 0, ofLink: 0, isKnown: false }
}

/** How many pictures a link has sent. */
export async function countPicturesOfLink(
  db: Database,
  { companyId, interviewId, linkId }: OfInterview & { readonly linkId: string },
): Promise<number> {
  const row = await db
    .selectFrom('interviewDocument')
    .where('companyId', '=', companyId)
    .where('interviewId', '=', interviewId)
    .where('part', '=', monitorPart)
    .select(ofLink(linkId).as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Adds a picture to an interview. Called within a transaction that has locked the candidate. */
export async function addPicture(
  transaction: Database,
  { companyId, interviewId }: OfInterview,
  { source, createTime, fileId, linkId }: PictureKey & { readonly fileId: FileId; readonly linkId: string },
  now: Date,
): Promise<void> {
  const added = JSON.stringify([{ source, createTime, linkId, url: fileReference(fileId) }])
  await sql`
    insert into interview_document (company_id, interview_id, part, document, received_at, version)
    values (${companyId}, ${interviewId}, ${monitorPart}, ${added}::jsonb, ${now},
      (select version from interview where id = ${interviewId}))
    on conflict (interview_id, part) do update
      set document = interview_document.document || excluded.document, received_at = excluded.received_at`.execute(
    transaction,
  )
}

/** Deletes the pictures of a link, with their files; returns their number. Called while imports are held off. */
export async function deletePicturesOfLink(
  transaction: Database,
  {
    companyId,
    candidateId,
    interviewId,
    linkId,
  }: OfInterview & { readonly candidateId: CandidateId; readonly linkId: string },
): Promise<number> {
  const of = { companyId, candidateId }
  const before = await listNamedFiles(transaction, of)
  await sql`
    update interview_document set document = (
      select coalesce(jsonb_agg(picture), '[]') from jsonb_array_elements(document) as pictures (picture)
      where picture ->> 'linkId' <> ${linkId})
    where company_id = ${companyId} and interview_id = ${interviewId} and part = ${monitorPart}`.execute(
    transaction,
  )
  const named = await listNamedFiles(transaction, of)
  const gone = [...before].filter((fileId) => !named.has(fileId))
  await releaseFiles(transaction, of, gone)
  return gone.length
}
