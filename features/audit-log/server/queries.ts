import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import { brandId } from '@candor/kernel/brand-id'
import { sql } from 'kysely'
import type { Viewer } from '../../access/rules/viewer.ts'
import { plansAwaiting } from '../../access/server/queries/given.ts'

interface Wanted {
  readonly action: string | null
  readonly accountName: string | null
  /** As the caller sent it: of the company's own entries, those about this one. */
  readonly candidateId: string | null
  readonly before: number | null
  readonly limit: number
}

/** Entries of a company, newest first, with the candidate's present name. An id that is none finds nothing, as an unknown one does. */
export async function listEntries(db: Database, { companyId, accountId }: Viewer, wanted: Wanted) {
  const { action, accountName, before, limit } = wanted
  const candidateId = brandId<'candidate'>(wanted.candidateId)
  if (wanted.candidateId && !candidateId) return []
  return db
    .selectFrom('auditEntry')
    .leftJoin('candidate', (join) =>
      join
        .onRef('candidate.id', '=', 'auditEntry.candidateId')
        .onRef('candidate.companyId', '=', 'auditEntry.companyId'),
    )
    .where('auditEntry.companyId', '=', companyId)
    .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
    .$if(accountName !== null, (query) => query.where('accountName', 'ilike', containing(accountName ?? '')))
    .$if(candidateId !== null, (query) => query.where('auditEntry.candidateId', '=', candidateId))
    .$if(before !== null, (query) => query.where('sequence', '<', `${before}`))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .select([
      'sequence',
      'at',
      'auditEntry.accountId',
      'accountName',
      'action',
      'auditEntry.candidateId',
      'interviewId',
      'details',
      'hash',
      'candidate.name as candidateName',
      'candidate.isAnonymous',
      plansAwaiting(sql`candidate.company_id`, sql`candidate.id`, sql`${accountId}`).as('awaitingPlanIds'),
    ])
    .execute()
}
