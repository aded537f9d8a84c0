import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { FirstStep } from '../../../platform/company/contract/first-steps.ts'
import { sampleExternalId } from '../../../platform/company/rules/first-steps.ts'

/** Who skipped which step, and when. */
export function listSkips(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('firstStepSkip')
    .innerJoin('account', 'account.id', 'firstStepSkip.accountId')
    .where('firstStepSkip.companyId', '=', companyId)
    .select(['step', 'skippedAt', 'account.name as skippedBy'])
    .execute()
}

/** What the company has of each kind; the sample counts nowhere. */
export function countFirstThings(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select([
      'name as companyName',
      sql<number>`(select count(*)::int from position where position.company_id = company.id
        and position.external_id <> ${sampleExternalId})`.as('positions'),
      sql<number>`(select count(*)::int from candidate where candidate.company_id = company.id
        and candidate.external_id <> ${sampleExternalId})`.as('candidates'),
      sql<number>`(select count(*)::int from account where account.company_id = company.id
        and account.erased_at is null)`.as('accounts'),
    ])
    .executeTakeFirstOrThrow()
}

/** The position that was made last; null without one. */
export async function findLatestPosition(db: Database, companyId: CompanyId) {
  const row = await db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .where('externalId', '<>', sampleExternalId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'name', 'nameLatin', 'grade', 'place'])
    .executeTakeFirst()
  return row ?? null
}

/** The candidate of the sample; null without one. */
export async function findSampleCandidate(db: Database, companyId: CompanyId) {
  const row = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('externalId', '=', sampleExternalId)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface Skip {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly step: FirstStep
  readonly skippedAt: Date
}

/** Stores a skip; false where somebody has skipped the step already. */
export async function insertSkip(db: Database, skip: Skip): Promise<boolean> {
  const row = await db
    .insertInto('firstStepSkip')
    .values(skip)
    .onConflict((on) => on.doNothing())
    .returning('step')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a skip; false where there was none. */
export async function deleteSkip(db: Database, companyId: CompanyId, step: FirstStep): Promise<boolean> {
  const row = await db
    .deleteFrom('firstStepSkip')
    .where('companyId', '=', companyId)
    .where('step', '=', step)
    .returning('step')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores since when people are led to the steps, null for not any more; false where it was so already. */
export async function updateLed(db: Database, companyId: CompanyId, since: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('company')
    .set({ firstStepsSince: since })
    .where('id', '=', companyId)
    .where('firstStepsSince', since === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
