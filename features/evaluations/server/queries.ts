import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { EvaluationKind } from '../rules/kinds.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

interface OfReader extends OfCandidate {
  readonly accountId: AccountId
}

interface NewEvaluation extends OfReader {
  readonly interviewId: InterviewId | null
  readonly kind: EvaluationKind
  readonly evaluatedBy: string
  readonly score: number | null
  readonly result: number | null
  readonly content: string
  readonly stageId: string
  readonly source: number | null
  readonly createdAt: Date
}

export async function insertEvaluation(db: Database, evaluation: NewEvaluation): Promise<void> {
  await db
    .insertInto('evaluation')
    .values({ id: newId(), ...evaluation })
    .execute()
}

export async function getAccountName(
  db: Database,
  { companyId, accountId }: Pick<OfReader, 'companyId' | 'accountId'>,
): Promise<string> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .select('name')
    .executeTakeFirstOrThrow()
  return account.name
}

interface NewRemark extends OfReader {
  /** The account's name at that time. */
  readonly writtenBy: string
  readonly content: string
  /** Where it was written, as a code; 4 in the report (P7-068). */
  readonly source: number
  readonly createdAt: Date
}

/** Adds a remark: what is noted comes by the call that also brings evaluations of the resume (decision C11). */
export async function insertRemark(db: Database, remark: NewRemark): Promise<void> {
  await db
    .insertInto('remark')
    .values({ id: newId(), ...remark })
    .execute()
}

interface Narrowed {
  /** Only what this account said; null: what anybody said. */
  readonly by?: AccountId | null
  /** Only what others than this account said. */
  readonly notBy?: AccountId
  readonly kind?: EvaluationKind
  readonly stageId?: string | null
  /** Only what is of this interview, or of none. */
  readonly interviewId?: InterviewId | null
  readonly after?: Date
}

function evaluationsOf(db: Database, { companyId, candidateId }: OfCandidate, narrowed: Narrowed) {
  const { by = null, notBy = null, kind = null, stageId = null, interviewId = null, after = null } = narrowed
  return db
    .selectFrom('evaluation')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .$if(by !== null, (all) => all.where('accountId', '=', by))
    .$if(notBy !== null, (all) => all.where('accountId', 'is distinct from', notBy))
    .$if(kind !== null, (all) => all.where('kind', '=', kind ?? ''))
    .$if(stageId !== null, (all) => all.where('stageId', '=', stageId ?? ''))
    .$if(interviewId !== null, (all) =>
      all.where((eb) => eb.or([eb('interviewId', '=', interviewId), eb('interviewId', 'is', null)])),
    )
    .$if(after !== null, (all) => all.where('createdAt', '>', after ?? new Date(0)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select([
      'id',
      'kind',
      'accountId',
      'evaluatedBy',
      'score',
      'result',
      'content',
      'stageId',
      'source',
      'createdAt',
    ])
}

/** What was said of a candidate part by part, newest first, without the conclusion over all. */
export async function listEvaluations(db: Database, of: OfCandidate, narrowed: Narrowed = {}) {
  return evaluationsOf(db, of, narrowed).where('kind', '<>', 'comprehensive').execute()
}

export type EvaluationRow = Awaited<ReturnType<typeof listEvaluations>>[number]

/** The newest conclusion over all; null until there is one. */
export async function findConclusion(db: Database, of: OfCandidate, narrowed: Pick<Narrowed, 'by'>) {
  const row = await evaluationsOf(db, of, { ...narrowed, kind: 'comprehensive' })
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** From when on evaluations are unread: up to when the account has read, and the application where it never did. */
export async function getUnreadSince(
  db: Database,
  { companyId, candidateId, accountId }: OfReader,
): Promise<Date> {
  const row = await db
    .selectFrom('candidate')
    .leftJoin('evaluationRead', (join) =>
      join
        .onRef('evaluationRead.candidateId', '=', 'candidate.id')
        .on('evaluationRead.accountId', '=', accountId),
    )
    .where('candidate.id', '=', candidateId)
    .where('candidate.companyId', '=', companyId)
    .select((eb) => eb.fn.coalesce('evaluationRead.readUntil', 'candidate.appliedAt').as('since'))
    .executeTakeFirstOrThrow()
  return row.since
}

/** Remembers up to when an account has read; never back to an earlier time. */
export async function putReadUntil(
  db: Database,
  { companyId, candidateId, accountId }: OfReader,
  readUntil: Date,
): Promise<void> {
  await db
    .insertInto('evaluationRead')
    .values({ companyId, candidateId, accountId, readUntil })
    .onConflict((on) =>
      on.columns(['accountId', 'candidateId']).doUpdateSet({
        readUntil: sql`greatest(evaluation_read.read_until, excluded.read_until)`,
      }),
    )
    .execute()
}

/** Whether the analysis of an interview has come to an overall score. */
export async function hasOverallScore(
  db: Database,
  { companyId, interviewId }: { companyId: CompanyId; interviewId: InterviewId | null },
): Promise<boolean> {
  if (!interviewId) return false
  const row = await db
    .selectFrom('interview')
    .where('id', '=', interviewId)
    .where('companyId', '=', companyId)
    .where('overallScore', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

interface ImportedEvaluation {
  readonly externalId: string
  readonly kind: EvaluationKind
  readonly accountId: AccountId | null
  readonly evaluatedBy: string
  readonly score: number | null
  readonly result: number | null
  readonly content: string
  readonly stageId: string
  readonly createdAt: Date
}

/**
 * Stores the imported evaluations of a candidate in place of those imported before. What people said here has no
 * external id and stays.
 */
export async function replaceImportedEvaluations(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  given: readonly ImportedEvaluation[],
): Promise<void> {
  const kept = given.map(({ externalId }) => externalId)
  await db
    .deleteFrom('evaluation')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('externalId', 'is not', null)
    .$if(kept.length > 0, (imported) => imported.where('externalId', 'not in', kept))
    .execute()
  if (given.length === 0) return
  await db
    .insertInto('evaluation')
    .values(given.map((each) => ({ id: newId(), companyId, candidateId, ...each })))
    .onConflict((on) =>
      on.columns(['candidateId', 'externalId']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        accountId: eb.ref('excluded.accountId'),
        evaluatedBy: eb.ref('excluded.evaluatedBy'),
        score: eb.ref('excluded.score'),
        result: eb.ref('excluded.result'),
        content: eb.ref('excluded.content'),
        stageId: eb.ref('excluded.stageId'),
        createdAt: eb.ref('excluded.createdAt'),
      })),
    )
    .execute()
}
