import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { readChecked, type StoredSchema } from '@candor/kernel/stored'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { AnyViewer } from '../../../platform/access/rules/viewer.ts'
import { interviewPart } from '../../../platform/imports/rules/part.ts'
import { knownDocument, storedDocument } from '../../candidates/server/actions/known-documents.ts'

/**
 * Stores one imported part of an interview in place of the previous one.
 *
 * A changed part gets the interview's current version, by which pages learn of it.
 */
export async function storeInterviewDocument(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
  part: string,
  document: unknown,
  receivedAt: Date,
): Promise<void> {
  const row = {
    companyId: of.companyId,
    interviewId: of.interviewId,
    part,
    document: JSON.stringify(document),
    receivedAt,
  }
  await db
    .insertInto('interviewDocument')
    .values({ ...row, version: sql`(select version from interview where id = ${of.interviewId})` })
    .onConflict((on) =>
      on.columns(['interviewId', 'part']).doUpdateSet((set) => ({
        document: set.ref('excluded.document'),
        receivedAt: set.ref('excluded.receivedAt'),
        changedAt: set
          .case()
          .when('interviewDocument.document', 'is distinct from', set.ref('excluded.document'))
          .then(set.ref('excluded.receivedAt'))
          .else(set.ref('interviewDocument.changedAt'))
          .end(),
        version: set
          .case()
          .when('interviewDocument.document', 'is distinct from', set.ref('excluded.document'))
          .then(set.ref('excluded.version'))
          .else(set.ref('interviewDocument.version'))
          .end(),
      })),
    )
    .execute()
}

/** Declares a part of an interview that is stored as one document: as it came, or as `documentOf` makes it. */
export function interviewDocument<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  documentOf: (value: z.output<Schema>) => unknown = (value) => value,
) {
  return interviewPart<Database>()({
    key,
    schema,
    store: (bundle, value) => storeInterviewDocument(bundle.db, bundle, key, documentOf(value), bundle.now),
  })
}

export interface OfInterview {
  companyId: CompanyId
  interviewId: InterviewId
  /** The reader: documents that were read for the same batch are not read again. */
  viewer?: AnyViewer
}

/** One imported part of an interview, or null. Its shape was checked when it came in. */
export async function findInterviewDocument(db: Database, of: OfInterview, part: string): Promise<unknown> {
  return (await findInterviewDocuments(db, of, [part])).get(part) ?? null
}

/** One imported part of an interview, validated again; null while none has come in. */
export async function readInterviewPart<T>(
  db: Database,
  of: OfInterview,
  part: string,
  schema: StoredSchema<T>,
): Promise<T | null> {
  const document = await findInterviewDocument(db, of, part)
  return document === null ? null : readChecked(schema, document, part)
}

/**
 * Several imported parts of an interview in one statement; a part that never came in is missing from the map, or null.
 */
export async function findInterviewDocuments(
  db: Database,
  { companyId, interviewId, viewer }: OfInterview,
  parts: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const known = parts.map((part) => [part, knownDocument(viewer, interviewId, part)] as const)
  const unknown = known.filter(([, document]) => document === undefined).map(([part]) => part)
  if (unknown.length === 0) return new Map(known)
  const rows = await db
    .selectFrom('interviewDocument')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .where('part', 'in', unknown)
    .select(['part', 'document'])
    .execute()
  return new Map([...known, ...rows.map(({ part, document }) => [part, storedDocument(document)] as const)])
}

/** Key under which a batched read of a report stores this flag, next to the real documents. */
export const newerAnswersPart = 'newerAnswers'

/** A row with only the interview, where its answers came in again after the AI data and have changed; else no row. */
export function newerAnswersOf(
  companyId: CompanyId,
  interviewId: InterviewId | null,
): RawBuilder<{ interviewId: InterviewId }> {
  return sql`(
    select answers.interview_id
    from interview_document as answers join interview_document as ai_data using (interview_id)
    where answers.interview_id = ${interviewId} and answers.company_id = ${companyId}
      and answers.part = 'answers' and ai_data.part = 'aiData'
      and answers.changed_at > ai_data.received_at)`
}

/** Whether the answers came in again after the AI data with changes. */
export async function hasNewerAnswers(
  db: Database,
  { companyId, interviewId, viewer }: OfInterview,
): Promise<boolean> {
  const known = knownDocument(viewer, interviewId, newerAnswersPart)
  if (known !== undefined) return known !== null
  const { rows } = await newerAnswersOf(companyId, interviewId).execute(db)
  return rows.length > 0
}

/** Whether an interview has a question of that id: one of its own, or one on the text of a reading question. */
export async function hasQuestion(
  db: Database,
  { companyId, interviewId }: OfInterview,
  questionId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('interviewDocument')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .where('part', '=', 'answers')
    .where(
      sql<boolean>`jsonb_path_exists(
        document,
        '$[*] ? (@.question_id == $id || @.subAnswerList[*].question_id == $id)',
        jsonb_build_object('id', ${questionId}::text)
      )`,
    )
    .select('part')
    .executeTakeFirst()
  return row !== undefined
}
