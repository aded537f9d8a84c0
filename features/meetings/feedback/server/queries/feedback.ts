import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, FormId, FormVersionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Answers } from '../../../assessment-forms/rules/answers.ts'

/** The answers of a feedback, by the ids of the questions of its version. */
export const StoredAnswers = z.record(z.string(), z.object({ answer: z.string(), sentence: z.string() }))

export interface NamedInterviewer {
  readonly accountId: AccountId | null
  readonly externalId: string | null
  readonly name: string
  /** Whether the feedback is the caller's: by account id, or by the name in a bundle. */
  readonly isCaller: boolean
}

/** A planned interview as feedback needs it. */
export async function findPlan(
  db: Database,
  companyId: CompanyId,
  { planId, accountId }: { planId: string; accountId: AccountId },
) {
  const isCaller = sql`coalesce(
    named.account_id = ${accountId}::uuid or named.account_id is null and exists (
      select from account where account.company_id = ${companyId} and account.id = ${accountId}::uuid
        and lower(named.external_id) in (account.id::text, lower(account.email))
    ), false)`
  const interviewers = sql<NamedInterviewer[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'accountId', case when ${isCaller} then ${accountId}::uuid else named.account_id end,
      'externalId', named.external_id, 'name', named.name, 'isCaller', ${isCaller}
    ) order by place), '[]')
    from interview_plan_interviewer as named where named.plan_id = plan.id
  )`
  const row = await db
    .selectFrom('interviewPlan as plan')
    .leftJoin('interviewRound as round', 'round.id', 'plan.roundId')
    .where('plan.companyId', '=', companyId)
    .where('plan.id', '=', planId)
    .select([
      'plan.id',
      'plan.status',
      'plan.startsAt',
      'plan.endsAt',
      'plan.roundName',
      'plan.roundId',
      'plan.roundExternalId',
      'plan.createdByAccountId',
      'plan.formId as ownFormId',
      'round.formId as roundFormId',
      interviewers.as('interviewers'),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { ownFormId, roundFormId, ...plan } = row
  const formId: FormId | null = ownFormId ?? roundFormId
  return { ...plan, formId }
}

export type FoundPlan = NonNullable<Awaited<ReturnType<typeof findPlan>>>

const fields = [
  'id',
  'accountId',
  'authorName',
  'externalId',
  'result',
  'content',
  'updatedByAccountId',
  'updatedAt',
  'submittedAt',
  'formVersionId',
  'answers',
] as const

/** All feedback on a plan, drafts included. */
export async function listFeedbackOf(db: Database, companyId: CompanyId, planId: string) {
  return db
    .selectFrom('interviewFeedback')
    .where('companyId', '=', companyId)
    .where('planId', '=', planId)
    .orderBy('createdAt')
    .select(fields)
    .execute()
}

export type FeedbackRow = Awaited<ReturnType<typeof listFeedbackOf>>[number]

export interface Writing {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly planId: string
  readonly by: { readonly accountId: AccountId; readonly name: string }
  readonly at: Date
}

/** Author of the feedback. */
export interface Author {
  readonly accountId: AccountId | null
  readonly name: string
}

/** Begins feedback, which only its author sees until it is submitted. */
export async function insertDraft(
  db: Database,
  { companyId, candidateId, planId, by, at }: Writing,
  { id, author, formVersionId }: { id: string; author: Author; formVersionId: FormVersionId | null },
): Promise<void> {
  await db
    .insertInto('interviewFeedback')
    .values({
      id,
      companyId,
      candidateId,
      planId,
      formVersionId,
      accountId: author.accountId,
      authorName: author.name,
      createdByAccountId: by.accountId,
      createdAt: at,
      updatedByAccountId: by.accountId,
      updatedByName: by.name,
      updatedAt: at,
    })
    .execute()
}

export interface FeedbackContent {
  readonly result: number
  readonly content: string
  /** Null without a form. */
  readonly filled: {
    readonly formVersionId: FormVersionId
    readonly answers: Answers
    readonly total: number
  } | null
}

/** Stores feedback as submitted: from now on others see it. */
export async function submitFeedback(
  db: Database,
  id: string,
  { by, at }: Writing,
  { result, content, filled }: FeedbackContent,
): Promise<void> {
  await db
    .updateTable('interviewFeedback')
    .set({
      result,
      content,
      updatedByAccountId: by.accountId,
      updatedByName: by.name,
      updatedAt: at,
      submittedAt: sql<Date>`coalesce(submitted_at, ${at})`,
      ...(filled && {
        formVersionId: filled.formVersionId,
        answers: JSON.stringify(filled.answers),
        total: `${filled.total}`,
      }),
    })
    .where('id', '=', id)
    .execute()
}
