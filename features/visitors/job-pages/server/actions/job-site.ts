import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { getCompany } from '../../../../platform/company/server/queries.ts'
import { freeSlug, slugOf } from '../../rules/slug.ts'
import { findJobSite, insertJobSite, type JobSite, listSiteSlugs } from '../queries/job-sites.ts'

/** The job site of a company. The first use makes it, with a slug from the company's Latin name. */
export async function ensureJobSite(db: Database, companyId: CompanyId): Promise<JobSite> {
  for (;;) {
    const known = await findJobSite(db, companyId)
    if (known) return known
    const { nameLatin } = await getCompany(db, companyId)
    const taken = await listSiteSlugs(db, companyId, slugOf(nameLatin) || 'company')
    await insertJobSite(db, companyId, freeSlug(nameLatin, { word: 'company', id: companyId, taken }))
  }
}
