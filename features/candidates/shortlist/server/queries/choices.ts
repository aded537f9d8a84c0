import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import { maxChoices } from '../../contract/choices.ts'
import type { Look } from '../../rules/look.ts'

/** The candidates whose values an account sees: for an interviewer, those recommended to them. */
function reached({ companyId, interviewerId }: Look) {
  const isCompany = sql<boolean>`candidate_summary.company_id = ${companyId}`
  if (interviewerId === null) return isCompany
  return sql<boolean>`${isCompany} and candidate_summary.candidate_id in (
    select candidate_id from recommendation
    where company_id = ${companyId} and to_account_id = ${interviewerId} and withdrawn_at is null
      and by_account_id is distinct from to_account_id)`
}

/** Wire ids of the stages in which the reached candidates are. */
export async function listStagesInUse(db: Database, look: Look): Promise<string[]> {
  const rows = await db
    .selectFrom('candidateSummary')
    .where(reached(look))
    .where('stageId', 'is not', null)
    .select('stageId')
    .distinct()
    .limit(maxChoices)
    .execute()
  return rows.flatMap(({ stageId }) => (stageId === null ? [] : [stageId]))
}

/** The labels of the reached candidates, by name. */
export function listLabelsInUse(db: Database, look: Look) {
  return db
    .selectFrom('companyLabel')
    .where('companyId', '=', look.companyId)
    .where(sql<boolean>`label_id in (select unnest(labels) from candidate_summary where ${reached(look)})`)
    .orderBy('name')
    .limit(maxChoices)
    .select(['labelId', 'name as labelName'])
    .execute()
}

/** Colleagues who were asked or gave an opinion, by name. */
export function listReviewers(db: Database, { companyId, accountId }: Look) {
  return db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('erasedAt', 'is', null)
    .where('id', '<>', accountId)
    .where(
      sql<boolean>`id in (
        select to_account_id from recommendation where company_id = ${companyId}
        union select account_id from evaluation where company_id = ${companyId})`,
    )
    .orderBy('name')
    .limit(maxChoices)
    .select(['id as accountId', 'name'])
    .execute()
}

/** The company's reasons of rejections in their order. */
export async function listReasons(db: Database, { companyId }: Look): Promise<string[]> {
  const rows = await db
    .selectFrom('refusalReason')
    .where('companyId', '=', companyId)
    .orderBy('place')
    .limit(maxChoices)
    .select('reason')
    .execute()
  return rows.map(({ reason }) => reason)
}
