import type { Database } from '@candor/db/database'
import type { CompanyId, FormId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** How many feedbacks answer a version, and how many people are filling it in. */
export interface VersionUse {
  readonly versionId: string
  readonly formId: string
  readonly answers: number
  readonly filling: number
}

/** The use of the versions of a company's forms, or of one form; unused ones are left out. */
export async function listUses(
  db: Database,
  companyId: CompanyId,
  formId: FormId | null = null,
): Promise<VersionUse[]> {
  return db
    .selectFrom('interviewFeedback as feedback')
    .innerJoin('assessmentFormVersion as version', 'version.id', 'feedback.formVersionId')
    .where('feedback.companyId', '=', companyId)
    .where((eb) => (formId === null ? eb.lit(true) : eb('version.formId', '=', formId)))
    .groupBy(['version.id', 'version.formId'])
    .select([
      'version.id as versionId',
      'version.formId',
      sql<number>`count(feedback.submitted_at)::int`.as('answers'),
      sql<number>`count(*) filter (where feedback.submitted_at is null)::int`.as('filling'),
    ])
    .execute()
}
