import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import type { EvaluationKind } from '../../rules/kinds.ts'

export interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

export interface OfReader extends OfCandidate {
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
