import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

function sites(db: Database) {
  return db
    .selectFrom('jobSite')
    .innerJoin('company', 'company.id', 'jobSite.companyId')
    .leftJoin('companySetting as rules', (join) =>
      join.onRef('rules.companyId', '=', 'company.id').on('rules.key', '=', 'rules'),
    )
    .select([
      'company.id as companyId',
      'company.name',
      'company.nameLatin',
      'company.profile',
      'company.timeZone',
      'jobSite.slug',
      'jobSite.isFindable',
      'jobSite.contactName',
      'jobSite.contactEmail',
      'rules.value as rules',
    ])
}

/** Whether a company has ever published a position. */
const hasPublished = sql<boolean>`exists (select from job_page
  where job_page.company_id = job_site.company_id and job_page.first_published_at is not null)`

const hasSlug = (slug: string) => sql<boolean>`(job_site.slug = ${slug} or job_site.company_id =
  (select company_id from job_site_former_slug where job_site_former_slug.slug = ${slug}))`

/** The job site of a present or former slug; null for an unknown one, and for a company that has published nothing. */
export async function findSite(db: Database, slug: string) {
  return (await sites(db).where(hasPublished).where(hasSlug(slug)).executeTakeFirst()) ?? null
}
export type Site = NonNullable<Awaited<ReturnType<typeof findSite>>>

const jobColumns = [
  'position.id as positionId',
  'position.externalId',
  'position.name as positionName',
  'position.nameLatin as positionNameLatin',
  'position.nameTw',
  'position.grade',
  'position.place',
  'position.seats',
  'position.description',
  'position.salary',
  'position.state as positionState',
  'jobPage.slug as pageSlug',
  'jobPage.isPublished',
  'jobPage.publishedAt',
  'jobPage.applyUntil',
  'jobPage.answerDays',
  'jobPage.decisionDays',
  'jobPage.contactName as ownContactName',
  'jobPage.contactEmail as ownContactEmail',
] as const

const rounds = sql<string[]>`array(select name from interview_round
  where interview_round.position_id = position.id order by place limit 8)`.as('rounds')

/**
 * The page of a position with its company, by present or former slugs, in one statement. Null for an unknown one, and
 * alike for a position that was never published.
 */
export async function findPublished(db: Database, companySlug: string, slug: string) {
  const row = await sites(db)
    .innerJoin('jobPage', 'jobPage.companyId', 'jobSite.companyId')
    .innerJoin('position', 'position.id', 'jobPage.positionId')
    .where(hasSlug(companySlug))
    .where('jobPage.firstPublishedAt', 'is not', null)
    .where(
      sql<boolean>`(job_page.slug = ${slug} or job_page.position_id = (select position_id from job_page_former_slug as former
        where former.company_id = job_page.company_id and former.slug = ${slug}))`,
    )
    .select([...jobColumns])
    .select(rounds)
    .executeTakeFirst()
  return row ?? null
}
export type PublishedRow = NonNullable<Awaited<ReturnType<typeof findPublished>>>

/** The same by the position, published or not, for a preview. */
export async function findPageOf(db: Database, positionId: PositionId) {
  const row = await sites(db)
    .innerJoin('jobPage', 'jobPage.companyId', 'jobSite.companyId')
    .innerJoin('position', 'position.id', 'jobPage.positionId')
    .where('jobPage.positionId', '=', positionId)
    .select([...jobColumns])
    .select(rounds)
    .executeTakeFirst()
  return row ?? null
}

/** The most positions of a list and a feed. */
const maxListed = 500

/** The published pages of open positions, newest first. The last day to apply is compared by the caller. */
export async function listPublished(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('jobPage')
    .innerJoin('position', 'position.id', 'jobPage.positionId')
    .where('jobPage.companyId', '=', companyId)
    .where('jobPage.isPublished', '=', true)
    .where('position.state', '=', 'open')
    .orderBy('jobPage.publishedAt', 'desc')
    .orderBy('jobPage.slug')
    .limit(maxListed)
    .select([...jobColumns])
    .select(sql<string[]>`array[]::text[]`.as('rounds'))
    .execute()
}
export type ListedRow = Awaited<ReturnType<typeof listPublished>>[number]
