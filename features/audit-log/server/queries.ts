import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'

interface Wanted {
  readonly action: string | null
  readonly accountName: string | null
  readonly candidateId: CandidateId | null
  readonly before: number | null
  readonly limit: number
}

/** Entries of a company, newest first, with the candidate's present name. */
export function listEntries(db: Database, companyId: CompanyId, wanted: Wanted) {
  const { action, accountName, candidateId, before, limit } = wanted
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
      'accountName',
      'action',
      'auditEntry.candidateId',
      'interviewId',
      'details',
      'hash',
      'candidate.name as candidateName',
      'candidate.isAnonymous',
    ])
    .execute()
}
