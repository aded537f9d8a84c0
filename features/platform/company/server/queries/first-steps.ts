import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { type FirstStep, firstSteps } from '../../contract/first-steps.ts'
import { type FirstStepFacts, sampleExternalId } from '../../rules/first-steps.ts'

/** The start of external ids that people make here; others came in a bundle. */
const madeHere = 'candor:%'

/** How far a company is with its first steps. */
export async function findFirstStepFacts(db: Database, companyId: CompanyId): Promise<FirstStepFacts> {
  const row = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select([
      sql<boolean>`first_steps_since is not null`.as('isLed'),
      sql<boolean>`exists (select from position where position.company_id = company.id
        and position.external_id <> ${sampleExternalId})`.as('position'),
      sql<boolean>`exists (select from candidate where candidate.company_id = company.id
        and candidate.external_id <> ${sampleExternalId})`.as('candidates'),
      sql<boolean>`exists (select from account where account.company_id = company.id
        and account.erased_at is null offset 1)`.as('colleagues'),
      sql<boolean>`exists (select from candidate where candidate.company_id = company.id
        and candidate.external_id not like ${madeHere})`.as('results'),
      sql<
        FirstStep[]
      >`array(select step from first_step_skip where first_step_skip.company_id = company.id)`.as('skipped'),
    ])
    .executeTakeFirstOrThrow()
  return {
    isLed: row.isLed,
    done: new Set(firstSteps.filter((step) => row[step])),
    skipped: new Set(row.skipped),
  }
}

/** Whether the installation has a company. */
export async function hasCompany(db: Database): Promise<boolean> {
  const row = await db.selectFrom('company').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
