import type { Database, NewRow } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import { ConsentTexts } from '../../rules/consent.ts'

const siteFields = ['slug', 'isFindable', 'hrMayPublish', 'contactName', 'contactEmail', 'revision'] as const

/** The stored job site of a company; null before its first use. */
export async function findJobSite(db: Database, companyId: CompanyId) {
  const row = await db
    .selectFrom('jobSite')
    .where('companyId', '=', companyId)
    .select([...siteFields])
    .executeTakeFirst()
  return row ?? null
}
export type JobSite = NonNullable<Awaited<ReturnType<typeof findJobSite>>>

/** Slugs that begin with this one and that another company has or had. */
export async function listSiteSlugs(db: Database, companyId: CompanyId, base: string): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from job_site where starts_with(slug, ${base}) and company_id <> ${companyId}
    union select slug from job_site_former_slug where starts_with(slug, ${base}) and company_id <> ${companyId}`.execute(
    db,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** Adds the job site of a company. A job site that another transaction has just added stays. */
export async function insertJobSite(db: Database, companyId: CompanyId, slug: string): Promise<void> {
  await db
    .insertInto('jobSite')
    .values({ companyId, slug })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Changes a job site. Its former slug keeps leading to it. */
export async function updateJobSite(
  db: Database,
  companyId: CompanyId,
  changes: Partial<Omit<NewRow<'jobSite'>, 'companyId' | 'revision'>>,
  before: JobSite,
): Promise<void> {
  const { slug } = changes
  if (slug !== undefined && slug !== before.slug) {
    await db
      .deleteFrom('jobSiteFormerSlug')
      .where('slug', '=', slug)
      .where('companyId', '=', companyId)
      .execute()
    await db.insertInto('jobSiteFormerSlug').values({ slug: before.slug, companyId }).execute()
  }
  await db
    .updateTable('jobSite')
    .set({ ...changes, revision: sql`revision + 1` })
    .where('companyId', '=', companyId)
    .execute()
}

/** The newest own consent texts of a company; null where it has none. */
export async function findConsentTexts(db: Database, companyId: CompanyId) {
  const row = await db
    .selectFrom('jobConsentText')
    .where('companyId', '=', companyId)
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'texts'])
    .executeTakeFirst()
  return row ? { version: row.version, texts: readStored(ConsentTexts, row.texts) } : null
}

/** Stores a new version of a company's own consent texts; older ones stay. */
export async function insertConsentTexts(
  db: Database,
  {
    companyId,
    version,
    texts,
    byAccountId,
    now,
  }: {
    readonly companyId: CompanyId
    readonly version: number
    readonly texts: object
    readonly byAccountId: AccountId
    readonly now: Date
  },
): Promise<void> {
  await db
    .insertInto('jobConsentText')
    .values({ companyId, version, texts: JSON.stringify(texts), byAccountId, storedAt: now })
    .execute()
}
