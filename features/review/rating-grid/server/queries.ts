import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, FormId, PositionId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { ReadPart } from '../../../candidates/candidates/server/actions/part-reader.ts'
import type { OfCandidate } from '../../../candidates/candidates/server/queries.ts'
import { FormContent } from '../../../meetings/assessment-forms/contract/content.ts'
import { namesInPlan } from '../../../platform/access/server/queries/given.ts'
import type { ScoredUnit } from '../rules/agreement.ts'

const StoredAnswers = z.record(z.string(), z.object({ answer: z.string(), sentence: z.string() }))

export interface GivenAnswers {
  readonly answers: z.output<typeof StoredAnswers>
  readonly content: FormContent
}

/** A feedback whose answers and form could be read. */
export type ReadFeedback = Omit<FormFeedback, 'given'> & GivenAnswers

/** A feedback that was given on a form. */
export interface FormFeedback {
  readonly id: string
  readonly planId: string
  readonly roundName: string
  readonly startsAt: Date | null
  readonly accountId: AccountId | null
  readonly authorName: string | null
  /** Names of the reader in the plan. */
  readonly namesInPlan: readonly string[]
  readonly submittedAt: Date | null
  readonly total: number | null
  readonly formId: FormId
  readonly formName: string
  readonly versionNumber: number
  /** The answers with the version of their form; null where either cannot be read. */
  readonly given: GivenAnswers | null
}

/** Limit of the reply: more people than ever see one candidate. */
const maxFeedback = 100

/**
 * The feedback with a form about a candidate, in the order of the interviews: submitted ones, and the account's draft.
 */
export async function listFormFeedback(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  accountId: AccountId,
  readPart: ReadPart,
): Promise<FormFeedback[]> {
  const rows = await db
    .selectFrom('interviewFeedback as feedback')
    .innerJoin('interviewPlan as plan', 'plan.id', 'feedback.planId')
    .innerJoin('assessmentFormVersion as version', 'version.id', 'feedback.formVersionId')
    .innerJoin('assessmentForm as form', 'form.id', 'version.formId')
    .leftJoin('account', 'account.id', 'feedback.accountId')
    .where('feedback.companyId', '=', companyId)
    .where('feedback.candidateId', '=', candidateId)
    .where('plan.status', '<>', 3)
    .where(({ or, eb }) =>
      or([eb('feedback.submittedAt', 'is not', null), eb('feedback.accountId', '=', accountId)]),
    )
    .orderBy(sql`coalesce(plan.starts_at, plan.created_at)`)
    .orderBy('plan.id')
    .orderBy('feedback.createdAt')
    .limit(maxFeedback)
    .select([
      'feedback.id',
      'feedback.planId',
      'plan.roundName',
      'plan.startsAt',
      'feedback.accountId',
      sql<string | null>`coalesce(account.name, feedback.author_name)`.as('authorName'),
      namesInPlan(sql`plan.id`, sql`${accountId}`).as('namesInPlan'),
      'feedback.submittedAt',
      sql<number | null>`feedback.total::double precision`.as('total'),
      'feedback.answers',
      'form.id as formId',
      'form.name as formName',
      'version.number as versionNumber',
      'version.content',
    ])
    .execute()
  return rows.map(({ answers, content, ...row }) => ({
    ...row,
    given: readPart<GivenAnswers | null>(
      () => ({
        answers: readStored(StoredAnswers, answers ?? {}, 'interviewFeedback'),
        content: readStored(FormContent, content, 'assessmentForms'),
      }),
      null,
    ),
  }))
}

interface Rated {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly formId: FormId
  /** The scales of the form, whose answers are numbers. */
  readonly questionIds: readonly string[]
  /** The interviews whose feedback the reader may not see yet. */
  readonly withoutPlans: readonly string[]
}

/** The number of candidates that agreement is computed from: those scored last. */
const maxCandidates = 500

/**
 * The scores on a form in a position, by question and candidate, and the number of people who scored. Answers that
 * cannot be read count in nothing.
 */
export async function listScoredUnits(
  db: Database,
  { companyId, positionId, formId, questionIds, withoutPlans }: Rated,
): Promise<{ units: ScoredUnit[]; raters: number }> {
  const { rows } = await sql<{ candidateId: CandidateId; scores: number[]; raters: string[] }>`
    with given as (
      select feedback.id, feedback.candidate_id, coalesce(feedback.account_id::text, feedback.author_name) as rater,
        feedback.submitted_at
      from interview_feedback as feedback
        join interview_plan as plan on plan.id = feedback.plan_id
        join assessment_form_version as version on version.id = feedback.form_version_id
      where feedback.company_id = ${companyId} and plan.position_id = ${positionId} and version.form_id = ${formId}
        and feedback.submitted_at is not null and plan.status <> 3 and not feedback.plan_id = any(${withoutPlans}::uuid[])
    ), last as (
      select candidate_id from given group by candidate_id order by max(submitted_at) desc limit ${maxCandidates}
    )
    select given.candidate_id, array_agg((answer.value ->> 'answer')::double precision) as scores, array_agg(rater) as raters
    from given join last using (candidate_id)
      join interview_feedback as scored on scored.id = given.id cross join
        jsonb_each(case jsonb_typeof(scored.answers) when 'object' then scored.answers else '{}' end) as answer
    where answer.key = any(${questionIds}) and answer.value ->> 'answer' ~ '^[1-5](\\.5)?$'
    group by given.candidate_id, answer.key`.execute(db)
  return {
    units: rows.map(({ candidateId, scores }) => ({ candidateId, scores })),
    raters: new Set(rows.flatMap(({ raters }) => raters)).size,
  }
}
