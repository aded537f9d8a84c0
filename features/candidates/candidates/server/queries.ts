import type { Database, NewRow } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { readStored, type StoredSchema } from '@candor/kernel/stored'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AnyViewer, ReportReader } from '../../../platform/access/rules/viewer.ts'
import { oncePerBatch } from '../../../platform/access/server/gate/batch-reads.ts'
import { candidatePart, type StoredBundle } from '../../../platform/imports/rules/part.ts'
import { RowsTogether } from '../../../platform/imports/rules/rows-together.ts'
import type { StoredIdCard } from '../rules/id-card.ts'
import type { Label } from '../rules.ts'
import { knownDocument, storedDocument } from './actions/known-documents.ts'

export interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** Replaces one imported part of a candidate. */
export async function storeCandidateDocument(
  db: Database,
  of: OfCandidate,
  part: string,
  document: unknown,
  receivedAt: Date,
): Promise<void> {
  await insertDocuments(db, [documentRow(of, part, document, receivedAt)])
}

const documentRow = (
  { companyId, candidateId }: OfCandidate,
  part: string,
  document: unknown,
  receivedAt: Date,
) => ({
  companyId,
  candidateId,
  part,
  document: JSON.stringify(document),
  receivedAt,
})

async function insertDocuments(db: Database, rows: readonly NewRow<'candidateDocument'>[]): Promise<void> {
  await db
    .insertInto('candidateDocument')
    .values(rows)
    .onConflict((on) =>
      on.columns(['candidateId', 'part']).doUpdateSet(({ ref }) => ({
        document: ref('excluded.document'),
        receivedAt: ref('excluded.receivedAt'),
      })),
    )
    .execute()
}

const documents = new RowsTogether(insertDocuments)

/** Stores a part of a bundle as one document. */
export function storeBundleDocument(
  bundle: StoredBundle<Database>,
  part: string,
  document: unknown,
): Promise<void> {
  return documents.add(bundle, documentRow(bundle, part, document, bundle.now))
}

/** Declares a part of a candidate that is stored as one document. */
export function candidateDocument<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return candidatePart<Database>()({
    key,
    schema,
    store: (bundle, value) => storeBundleDocument(bundle, key, value),
  })
}

/** One imported part of a candidate, or null without one. Its shape was checked by the import. */
export async function findCandidateDocument(
  db: Database,
  { companyId, candidateId, viewer }: OfCandidate & { viewer?: AnyViewer },
  part: string,
): Promise<unknown> {
  const known = knownDocument(viewer, candidateId, part)
  if (known !== undefined) return known
  const row = await db
    .selectFrom('candidateDocument')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('part', '=', part)
    .select('document')
    .executeTakeFirst()
  return row ? storedDocument(row.document) : null
}

/** One imported part of a candidate with the type of its schema; null without one. */
export async function readCandidatePart<T>(
  db: Database,
  of: Parameters<typeof findCandidateDocument>[1],
  part: string,
  schema: StoredSchema<T>,
): Promise<T | null> {
  const document = await findCandidateDocument(db, of, part)
  return document === null ? null : readStored(schema, document, part)
}

const IdCardDocument = z.strictObject({
  frontIdCard: z.optional(z.nullable(z.string())),
  backIdCard: z.optional(z.nullable(z.string())),
})

/** The stored ID card of a report's candidate, if its reader may see it. */
export async function findIdCard(db: Database, reader: ReportReader & OfCandidate): Promise<unknown> {
  const mayRead = reader.may('reportResume') && reader.opens('identityCard') && !reader.isAnonymous
  return mayRead ? findCandidateDocument(db, reader, 'idCard') : null
}

export function readIdCard(document: unknown): StoredIdCard | null {
  return document === null ? null : readStored(IdCardDocument, document, 'idCard')
}

/** An interview: its kind, times and state. */
export interface InterviewRecord {
  readonly id: InterviewId
  readonly name: string
  readonly category: number
  readonly status: string
  /** Epoch milliseconds, as `finishedAt`. */
  readonly beganAt: number | null
  readonly finishedAt: number | null
  readonly usedSeconds: number | null
  readonly totalSeconds: number | null
  readonly hasAi: boolean | null
  readonly analysisState: string | null
  readonly isWorkSynced: boolean
  readonly isCustom: boolean | null
  /** Scale of its scores; null without an analysis. */
  readonly scoreOutOf: number | null
}

const epochMs = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)`

/** Facts about a person in lists. */
export const personColumns = ['candidate.name', 'candidate.nameLatin', 'candidate.workYears'] as const

/** The labels of the candidate in a query's row. */
export const labels = sql<Label[]>`(
  select coalesce(json_agg(json_build_object('id', label_id, 'name', name) order by sort_index), '[]')
  from candidate_label where candidate_id = candidate.id
)`

const interviews = sql<InterviewRecord[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'category', category, 'status', status,
    'beganAt', ${epochMs('interview.began_at')}, 'finishedAt', ${epochMs('interview.finished_at')},
    'usedSeconds', used_seconds, 'totalSeconds', total_seconds,
    'hasAi', has_ai, 'analysisState', analysis_state, 'isWorkSynced', is_work_synced, 'isCustom', is_custom,
    'scoreOutOf', score_out_of
  ) order by sort_index), '[]')
  from interview where candidate_id = candidate.id
)`

/** A candidate with the names of the position, labels, and interviews in order. */
export const getCandidate = oncePerBatch((db, { companyId, candidateId }) =>
  db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('candidate.id', '=', candidateId)
    .where('candidate.companyId', '=', companyId)
    .select([
      'candidate.id',
      'candidate.positionId',
      ...personColumns,
      'candidate.phone',
      'candidate.email',
      'candidate.gender',
      'candidate.age',
      'candidate.education',
      'candidate.nativePlace',
      'candidate.referee',
      'candidate.photoFileId',
      'candidate.stageId',
      'candidate.stageTypeKind',
      'candidate.channelId',
      'candidate.hasVeto',
      'candidate.resumeFileId',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      labels.as('labels'),
      interviews.as('interviews'),
    ])
    .executeTakeFirstOrThrow(),
)

/** The interviews of a candidate that a reader may see: a visitor has only one. */
export function interviewsFor(
  { isVisit, interviewId }: Pick<ReportReader, 'isVisit' | 'interviewId'>,
  interviews: readonly InterviewRecord[],
): readonly InterviewRecord[] {
  return isVisit ? interviews.filter(({ id }) => id === interviewId) : interviews
}

/** The interview of a report among these; null without one. */
export function interviewOf(
  { interviews }: { readonly interviews: readonly InterviewRecord[] },
  { interviewId }: Pick<ReportReader, 'interviewId'>,
): InterviewRecord | null {
  return interviews.find(({ id }) => id === interviewId) ?? null
}
