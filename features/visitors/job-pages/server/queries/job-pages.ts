import type { Database, NewRow } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

const keyOf = (companyId: CompanyId) => sql`hashtextextended(${`job pages of ${companyId}`}, 0)`

/** Lets one change of a company's job pages wait for the other until the transaction ends. */
export async function lockJobPages(db: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(companyId)})`.execute(db)
}

/** The stored page of a position; null where it has none yet. */
export async function findJobPage(db: Database, companyId: CompanyId, positionId: PositionId) {
  const row = await db
    .selectFrom('jobPage')
    .where('companyId', '=', companyId)
    .where('positionId', '=', positionId)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}
export type StoredPage = NonNullable<Awaited<ReturnType<typeof findJobPage>>>

/** The slugs of a company's other positions, former ones too. */
export async function listPageSlugs(
  db: Database,
  companyId: CompanyId,
  positionId: PositionId,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from job_page where company_id = ${companyId} and position_id <> ${positionId}
    union select slug from job_page_former_slug where company_id = ${companyId} and position_id <> ${positionId}`.execute(
    db,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** Stores the page. A slug under which it was published before keeps leading to it. */
export async function putJobPage(
  db: Database,
  page: Omit<NewRow<'jobPage'>, 'revision'> & {
    readonly companyId: CompanyId
    readonly positionId: PositionId
  },
  before: StoredPage | null,
): Promise<number> {
  const { companyId, positionId, slug } = page
  if (before?.firstPublishedAt && before.slug !== slug)
    await db
      .insertInto('jobPageFormerSlug')
      .values({ companyId, positionId, slug: before.slug })
      .onConflict((on) => on.doNothing())
      .execute()
  await db
    .deleteFrom('jobPageFormerSlug')
    .where('companyId', '=', companyId)
    .where('slug', '=', slug)
    .execute()
  const { revision } = await db
    .insertInto('jobPage')
    .values({ ...page, revision: 1 })
    .onConflict((on) =>
      on.column('positionId').doUpdateSet({ ...page, revision: sql`job_page.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Applications by the page of a position, and those that came past a quota. */
export async function countApplications(db: Database, companyId: CompanyId, positionId: PositionId) {
  return db
    .selectFrom('jobApplication')
    .where('companyId', '=', companyId)
    .where('positionId', '=', positionId)
    .select([
      sql<number>`count(*)::int`.as('applications'),
      sql<number>`(count(*) filter (where cardinality(past_quotas) > 0))::int`.as('pastQuota'),
    ])
    .executeTakeFirstOrThrow()
}
