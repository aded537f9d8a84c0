import type { Database } from '@candor/db/database'
import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import type { PartVersion } from '../../rules/news.ts'

/** The parts of an interview with the versions of their last changes. */
export function listPartVersions(
  db: Database,
  { companyId, interviewId }: { companyId: CompanyId; interviewId: InterviewId },
): Promise<PartVersion[]> {
  return db
    .selectFrom('interviewDocument')
    .where('interviewId', '=', interviewId)
    .where('companyId', '=', companyId)
    .select(['part', 'version'])
    .execute()
}
